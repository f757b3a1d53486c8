import type { SeedEdition } from '#seed/types.ts';
import { addDays, venueClock, venueOffset } from '#shared/time.ts';
import { arabicOrdinal, englishOrdinal, frenchOrdinal } from './ordinals.ts';

/** The forum lasts four days. */
const editionDays = 4;

/** Row of an edition; `days` holds its calendar days, YYYY-MM-DD, in order. */
export interface EditionSeed {
  readonly id: number;
  readonly year: number;
  readonly days: readonly string[];
  readonly name: { readonly fr: string; readonly en: string; readonly ar: string };
  readonly theme: { readonly fr: string; readonly en: string; readonly ar: string };
  /** Minutes that the venue's clocks are ahead of UTC. */
  readonly utc_offset: number;
  readonly is_current: boolean;
}

const themes = {
  current: {
    fr: 'Le cœur et la cité : vivre les valeurs spirituelles aujourd’hui',
    en: 'Heart and city: living spiritual values today',
    ar: 'القلب والمدينة: عيش القيم الروحية اليوم',
  },
  archive: {
    fr: 'Transmettre la sagesse, servir la vie',
    en: 'Handing on wisdom, serving life',
    ar: 'توريث الحكمة وخدمة الحياة',
  },
} as const;

/**
 * The demonstration's two editions: one whose second day is `now`'s day at the venue, and the 19th of
 * October 2024. Throws a RangeError when both would bear the same number.
 */
export function editionsAround(now: Date): Readonly<Record<SeedEdition, EditionSeed>> {
  const current = edition('current', addDays(venueClock(now.getTime()).date, -1));
  const archive = edition('archive', '2024-10-18');
  if (current.id <= archive.id) {
    throw new RangeError(`The current edition would be number ${current.id}; now is too early.`);
  }
  return { current, archive };
}

function edition(which: SeedEdition, firstDay: string): EditionSeed {
  const year = Number(firstDay.slice(0, 4));
  const id = year - 2005;
  return {
    id,
    year,
    days: Array.from({ length: editionDays }, (_, index) => addDays(firstDay, index)),
    name: {
      fr: `${frenchOrdinal(id)} Forum international du soufisme`,
      en: `${englishOrdinal(id)} International Sufism Forum`,
      ar: `الدورة ${arabicOrdinal(id)} للملتقى العالمي للتصوف`,
    },
    theme: themes[which],
    utc_offset: venueOffset(Date.parse(`${firstDay}T12:00:00Z`)),
    is_current: which === 'current',
  };
}
