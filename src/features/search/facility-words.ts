import { type Facility, facilitiesOf, type Location } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';

/**
 * By which words a facility is found: as the site calls it, then what else people type. What these
 * words mean in another language is found by that language's.
 */
const words: Readonly<Record<Facility, Readonly<Record<Language, string>>>> = {
  step_free: {
    fr: 'Accès sans marche, plain-pied, fauteuil roulant, poussette, PMR',
    en: 'Step-free access, wheelchair, ramp, pushchair',
    ar: 'ولوج دون درج، كرسي متحرك، ولوجيات',
  },
  women: {
    fr: 'Entrée ou espace des femmes',
    en: 'Women’s entrance or area, ladies',
    ar: 'مدخل أو فضاء للنساء، سيدات',
  },
  ablutions: {
    fr: 'Ablutions, wudu, woudou, oudou',
    en: 'Ablutions, wudu, wudhu',
    ar: 'وضوء، مكان الوضوء، ميضأة',
  },
  prayer: {
    fr: 'Lieu de prière, salle de prière, moussalla',
    en: 'Place of prayer, prayer room, musalla',
    ar: 'مصلى، مكان الصلاة',
  },
  toilets: {
    fr: 'Toilettes, sanitaires, WC',
    en: 'Toilets, restrooms, WC',
    ar: 'مراحيض، مرحاض، دورة المياه',
  },
  first_aid: {
    fr: 'Premiers secours, infirmerie, médecin',
    en: 'First aid, doctor, nurse',
    ar: 'إسعافات أولية، طبيب، تمريض',
  },
  water: {
    fr: 'Eau potable, fontaine, boire',
    en: 'Drinking water, fountain, drink',
    ar: 'ماء صالح للشرب، سقاية',
  },
  charging: {
    fr: 'Recharge des téléphones, prise, chargeur, batterie',
    en: 'Charging, socket, plug, charger, battery',
    ar: 'شحن الهواتف، شاحن، بطارية',
  },
  shade: {
    fr: 'Ombre, ombragé',
    en: 'Shade, shaded',
    ar: 'ظل، ظلال',
  },
  quiet: {
    fr: 'Calme, silence, repos',
    en: 'Quiet, silence, rest',
    ar: 'هدوء، سكينة، استراحة',
  },
  hearing_loop: {
    fr: 'Boucle magnétique, malentendants, appareil auditif',
    en: 'Hearing loop, induction loop, hearing aid',
    ar: 'حلقة سمعية، ضعاف السمع',
  },
  parking: {
    fr: 'Parking, stationnement, voiture',
    en: 'Parking, car park',
    ar: 'موقف سيارات، مرأب',
  },
};

/** By which words the facilities of a place are found in a language, each by itself. */
export function facilityWordsOf(location: Location, language: Language): string[] {
  return facilitiesOf(location).map((facility) => words[facility]?.[language] ?? '');
}
