import { describe, expect, test } from 'vitest';
import { type Group, groups, type Searched, searchedKinds } from '#features/search/entries.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { demonstrationRows } from '#seed/rows/demonstration.ts';
import type { Language, Localized } from '#shared/localized.ts';

const rows = demonstrationRows(new Date('2026-11-20T09:00:00Z'));
const content = Object.fromEntries(
  searchedKinds.map((kind) => [kind, new Map(rows[kind].map((row) => [row.id, row as never]))]),
) as unknown as Searched;

const index = createSearchIndex(content);

/** What is found in a group, by its French names, best first. */
function find(query: string, language: Language, group: Group): string[] {
  const found = index.search({ query, language }).groups.find((one) => one.group === group);
  return (found?.ids ?? []).map((id) => {
    const row = content[group].get(id) as { name?: Localized; title: Localized };
    return ((row.name ?? row.title).fr ?? '').replace(/[\u00a0\u202f]/g, ' ');
  });
}

/** Who types what, by the language of the interface, and what must be among the first three of its group. */
const probes: readonly (readonly [string, Language, Group, string])[] = [
  // names joined and parted
  ['abdelilah', 'fr', 'speaker', 'Abdelilah Rahmouni'],
  ['abd el ilah', 'fr', 'speaker', 'Abdelilah Rahmouni'],
  ['abd al-ilah', 'en', 'speaker', 'Abdelilah Rahmouni'],
  ['Abdul Ilah Rahmuni', 'en', 'speaker', 'Abdelilah Rahmouni'],
  ['عبدالإله', 'ar', 'speaker', 'Abdelilah Rahmouni'],
  ['عبدالإله الرحموني', 'ar', 'speaker', 'Abdelilah Rahmouni'],
  ['عبد الإله', 'ar', 'speaker', 'Abdelilah Rahmouni'],
  ['عبدالاله رحموني', 'fr', 'speaker', 'Abdelilah Rahmouni'],
  ['abd essamad', 'fr', 'speaker', 'Abdessamad Tafersiti'],
  ['abdelsamad', 'en', 'speaker', 'Abdessamad Tafersiti'],
  ['abdul samad', 'en', 'speaker', 'Abdessamad Tafersiti'],
  ['Abd al-Samad', 'en', 'speaker', 'Abdessamad Tafersiti'],
  ['عبدالصمد', 'ar', 'speaker', 'Abdessamad Tafersiti'],
  ['abdelhafid', 'fr', 'speaker', 'Abdelhafid Mazounati'],
  ['abd el hafid', 'fr', 'speaker', 'Abdelhafid Mazounati'],
  ['abdulhafidh', 'en', 'speaker', 'Abdelhafid Mazounati'],
  ['abd al hafiz', 'en', 'speaker', 'Abdelhafid Mazounati'],
  ['عبدالحفيظ', 'ar', 'speaker', 'Abdelhafid Mazounati'],
  ['abou el makarem', 'fr', 'speaker', 'Mahmoud Abul Makarem'],
  ['aboulmakarem', 'fr', 'speaker', 'Mahmoud Abul Makarem'],
  ['abulmakarim', 'en', 'speaker', 'Mahmoud Abul Makarem'],
  ['ابوالمكارم', 'ar', 'speaker', 'Mahmoud Abul Makarem'],
  ['ben chekra', 'fr', 'speaker', 'Naïma Benchekra'],
  ['ben cheqra', 'fr', 'speaker', 'Naïma Benchekra'],
  ['بن شقرة', 'ar', 'speaker', 'Naïma Benchekra'],
  ['benghorbane', 'fr', 'speaker', 'Slim Ben Ghorbane'],
  ['ben gorban', 'en', 'speaker', 'Slim Ben Ghorbane'],
  ['بنغربان', 'ar', 'speaker', 'Slim Ben Ghorbane'],
  ['ouldtijrit', 'fr', 'speaker', 'Mohamedou Ould Tijrit'],
  ['elkertani', 'fr', 'speaker', 'Omar El Kertani'],
  ['el qenawi', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['aithammouch', 'fr', 'speaker', 'Driss Aït Hammouch'],
  ['fatimazahra', 'fr', 'speaker', 'Fatima-Zahra Lamtouni'],
  // one name, many Latin spellings
  ['zikr', 'fr', 'event', 'Dhikr de l’aube'],
  ['dikr', 'fr', 'event', 'Dhikr de l’aube'],
  ['dhikr', 'ar', 'event', 'Dhikr de l’aube'],
  ['ذكر', 'fr', 'event', 'Dhikr de l’aube'],
  ['cherif', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['charif', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['sharif', 'en', 'speaker', 'Sherif El-Qenawi'],
  ['cherif qenaoui', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['chérif el qannaoui', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['qannawi', 'en', 'speaker', 'Sherif El-Qenawi'],
  ['kenawi', 'en', 'speaker', 'Sherif El-Qenawi'],
  ['القناوي', 'fr', 'speaker', 'Sherif El-Qenawi'],
  ['kanawati', 'fr', 'speaker', 'Rima Al-Qanawati'],
  ['qenaouati', 'fr', 'speaker', 'Rima Al-Qanawati'],
  ['soufisme', 'fr', 'event', 'Quelques clés pour entrer dans le soufisme'],
  ['sufi', 'en', 'event', 'Quelques clés pour entrer dans le soufisme'],
  ['tasawwuf', 'en', 'event', 'Le soufisme et le soin de la terre'],
  ['تصوف', 'fr', 'event', 'Le soufisme et le soin de la terre'],
  ['samaa', 'fr', 'event', 'Samāʿ d’ouverture'],
  ['samâ’', 'fr', 'event', 'Samāʿ d’ouverture'],
  ['sama', 'en', 'event', 'Samāʿ d’ouverture'],
  ['وسماع', 'ar', 'event', 'Samāʿ d’ouverture'],
  ['ihsan', 'fr', 'event', 'L’iḥsān au travail'],
  ['ihsane', 'fr', 'event', 'L’iḥsān au travail'],
  ['إحسان', 'ar', 'event', 'L’iḥsān au travail'],
  ['ouird', 'fr', 'event', 'Lecture du soir et wird'],
  ['mouachah', 'fr', 'event', 'Chanter un muwashshaḥ en une matinée'],
  ['khadidja', 'fr', 'speaker', 'Khadija Ouazzine'],
  ['kadija', 'fr', 'speaker', 'Khadija Ouazzine'],
  ['wazzin', 'en', 'speaker', 'Khadija Ouazzine'],
  ['yusuf', 'en', 'speaker', 'Youssef Tazarine'],
  ['youcef', 'fr', 'speaker', 'Youssef Tazarine'],
  ['يوسف', 'fr', 'speaker', 'Youssef Tazarine'],
  ['muhammad zegzuti', 'en', 'speaker', 'Mohamed Larbi Zegzouti'],
  ['mohammed larbi', 'fr', 'speaker', 'Mohamed Larbi Zegzouti'],
  ['rashid bufkran', 'en', 'speaker', 'Rachid Boufkrane'],
  ['zaynab', 'en', 'speaker', 'Zineb Aghbala'],
  ['umar', 'en', 'speaker', 'Omar El Kertani'],
  ['oumar kertani', 'fr', 'speaker', 'Omar El Kertani'],
  ['ibrahim ouchtain', 'fr', 'speaker', 'Brahim Ouchtaïne'],
  ['rahmuni', 'en', 'speaker', 'Abdelilah Rahmouni'],
  ['gassan', 'fr', 'speaker', 'Ghassan Al-Jalloumi'],
  ['jallumi', 'en', 'speaker', 'Ghassan Al-Jalloumi'],
  ['mahmud', 'en', 'speaker', 'Mahmoud Abul Makarem'],
  ['aïcha', 'fr', 'speaker', 'Aisha Bello Kware'],
  ['عائشة', 'en', 'speaker', 'Aisha Bello Kware'],
  ['tarik', 'fr', 'speaker', 'Tariq Ellesmere'],
  ['hicham', 'fr', 'speaker', 'Hisham Al-Kafrsousi'],
  ['mariam', 'fr', 'speaker', 'Maryam Sokhna Dramé'],
  ['meriem', 'fr', 'speaker', 'Maryam Sokhna Dramé'],
  ['othman', 'fr', 'speaker', 'Ousmane Guéladio Sarr'],
  ['عثمان', 'fr', 'speaker', 'Ousmane Guéladio Sarr'],
  ['lyes', 'fr', 'speaker', 'Lyès Aguentour'],
  ['ghazali', 'fr', 'location', 'Salle Al-Ghazali'],
  ['gazali', 'fr', 'location', 'Salle Al-Ghazali'],
  ['alghazali', 'en', 'location', 'Salle Al-Ghazali'],
  ['الغزالي', 'fr', 'location', 'Salle Al-Ghazali'],
  ['غزالي', 'ar', 'location', 'Salle Al-Ghazali'],
  ['rabiaa adawia', 'fr', 'location', 'Salle Rabia al-Adawiyya'],
  ['rabia al adawiya', 'en', 'location', 'Salle Rabia al-Adawiyya'],
  ['zawiya', 'fr', 'location', 'Mosquée de la zaouïa'],
  ['zaouia', 'en', 'location', 'Mosquée de la zaouïa'],
  ['zellij', 'fr', 'exhibitor', 'Atelier du zellige'],
  ['zellige', 'ar', 'exhibitor', 'Atelier du zellige'],
  ['زليج', 'fr', 'exhibitor', 'Atelier du zellige'],
  ['figig', 'fr', 'exhibitor', 'Coopérative des tisseuses de Figuig'],
  ['béni snassen', 'fr', 'exhibitor', 'Huiles des Beni Snassen'],
  ['bukhara', 'fr', 'event', 'Broderies et vœux de Boukhara'],
  ['moulouya', 'en', 'event', 'Vers une charte pour la terre de Madagh'],
  // what Arabic writes together with a word, and its endings
  ['بذكر', 'ar', 'event', 'Dhikr de l’aube'],
  ['والذكر', 'ar', 'event', 'Dhikr de l’aube'],
  ['للمخطوطات', 'ar', 'event', 'Visite : ouverture de l’exposition de manuscrits'],
  ['مخطوط', 'ar', 'event', 'Lire un manuscrit avec une machine'],
  ['ماء', 'ar', 'event', 'L’eau en partage'],
  ['الماء', 'ar', 'exhibitor', 'Eau vive'],
  ['شعر', 'ar', 'event', 'Poésie sous les étoiles'],
  ['خط', 'ar', 'event', 'Atelier de calligraphie : le premier trait'],
  ['للشباب', 'ar', 'location', 'Tente de la jeunesse'],
  // other words for the same thing
  ['مكتبة', 'ar', 'location', 'Bibliothèque'],
  ['المكتبة', 'ar', 'location', 'Bibliothèque'],
  ['خزانة', 'ar', 'location', 'Bibliothèque'],
  ['library', 'ar', 'location', 'Bibliothèque'],
  ['masjid', 'en', 'location', 'Mosquée de la zaouïa'],
  ['جامع', 'ar', 'location', 'Mosquée de la zaouïa'],
  ['jeunes', 'fr', 'location', 'Tente de la jeunesse'],
  ['parking', 'fr', 'news', 'Venir à Madagh : navettes, stationnement, accessibilité'],
  ['bus', 'fr', 'news', 'Venir à Madagh : navettes, stationnement, accessibilité'],
  ['حافلة', 'ar', 'news', 'Venir à Madagh : navettes, stationnement, accessibilité'],
  ['repas', 'fr', 'event', 'Premier repas partagé'],
  // what visitors find at a place, by whatever word
  ['toilettes', 'fr', 'location', 'Toilettes de l’esplanade'],
  ['wc', 'ar', 'location', 'Toilettes des pavillons'],
  ['wudu', 'en', 'location', 'Ablutions et toilettes de la mosquée'],
  ['ablutions', 'fr', 'location', 'Ablutions et toilettes de la mosquée'],
  ['وضوء', 'ar', 'location', 'Ablutions et toilettes de la mosquée'],
  ['الوضوء', 'fr', 'location', 'Ablutions et toilettes de la mosquée'],
  ['parking', 'en', 'location', 'Parking de la route de Berkane'],
  ['stationnement', 'fr', 'location', 'Parking de la route de Berkane'],
  ['prise', 'fr', 'location', 'Point d’eau et de recharge'],
  ['wheelchair', 'en', 'location', 'Chapiteau des rencontres'],
  ['hearing loop', 'en', 'location', 'Grande salle'],
  ['مصلى النساء', 'ar', 'location', 'Salle de prière des femmes'],
  ['infirmerie', 'fr', 'location', 'Infirmerie'],
  ['fontaine', 'fr', 'location', 'Halte de l’oliveraie'],
  // whom to call, whoever that is
  ['police', 'fr', 'guide_contact', 'Police (à Berkane et à Oujda)'],
  ['police', 'ar', 'guide_contact', 'Police (à Berkane et à Oujda)'],
  ['police', 'en', 'guide_contact', 'Gendarmerie royale (à Madagh et sur les routes)'],
  ['شرطة', 'ar', 'guide_contact', 'Police (à Berkane et à Oujda)'],
  ['الدرك', 'ar', 'guide_contact', 'Gendarmerie royale (à Madagh et sur les routes)'],
  ['urgence', 'fr', 'guide_contact', 'SAMU : aide médicale d’urgence'],
  ['urgences', 'fr', 'guide_contact', 'SAMU : aide médicale d’urgence'],
  ['emergency', 'en', 'guide_contact', 'SAMU : aide médicale d’urgence'],
  ['sos', 'en', 'guide_contact', 'SAMU : aide médicale d’urgence'],
  ['طوارئ', 'ar', 'guide_contact', 'SAMU : aide médicale d’urgence'],
  ['الطوارئ', 'ar', 'guide_contact', 'Gendarmerie royale (à Madagh et sur les routes)'],
  ['ambulance', 'en', 'guide_contact', 'Protection civile : ambulances, pompiers et secours'],
  ['إسعاف', 'ar', 'guide_contact', 'Protection civile : ambulances, pompiers et secours'],
  ['incendie', 'fr', 'guide_contact', 'Protection civile : ambulances, pompiers et secours'],
  ['fire', 'en', 'guide_contact', 'Protection civile : ambulances, pompiers et secours'],
  ['حريق', 'ar', 'guide_contact', 'Protection civile : ambulances, pompiers et secours'],
  ['177', 'fr', 'guide_contact', 'Gendarmerie royale (à Madagh et sur les routes)'],
  ['١٩', 'ar', 'guide_contact', 'Police (à Berkane et à Oujda)'],
  ['wifi', 'fr', 'guide_section', 'Téléphone et internet'],
  ['Wi-Fi', 'en', 'guide_section', 'Téléphone et internet'],
  ['واي فاي', 'ar', 'guide_section', 'Téléphone et internet'],
  // singular and plural
  ['manuscrit', 'fr', 'event', 'Lire un manuscrit avec une machine'],
  ['poèmes', 'fr', 'event', 'Un poème, trois langues'],
  ['jardin', 'fr', 'location', 'Jardin des lumières'],
  ['jardins', 'fr', 'location', 'Jardin des lumières'],
  ['bibliothèque', 'fr', 'location', 'Bibliothèque'],
  ['cooperatives', 'en', 'exhibitor', 'Coopérative des tisseuses de Figuig'],
  // as cards name it, talks of a session, small words, slips
  ['Stand A1', 'fr', 'exhibitor', 'Atelier du zellige'],
  ['رواق A1', 'ar', 'exhibitor', 'Atelier du zellige'],
  ['الرواق A1', 'ar', 'exhibitor', 'Atelier du zellige'],
  ['a1', 'en', 'exhibitor', 'Atelier du zellige'],
  ['réparer sans effacer', 'fr', 'event', 'Visite : ouverture de l’exposition de manuscrits'],
  ['ابن عربي', 'ar', 'event', 'Al-Andalus, jardins et livres'],
  ['les jardins de l’Andalousie', 'fr', 'event', 'Al-Andalus, jardins et livres'],
  ['alandalus', 'fr', 'event', 'Al-Andalus, jardins et livres'],
  ['الاندلس', 'ar', 'event', 'Al-Andalus, jardins et livres'],
  ['the garden of the lights', 'en', 'location', 'Jardin des lumières'],
  ['la mosquée', 'fr', 'location', 'Mosquée de la zaouïa'],
  ['hospitalté', 'fr', 'event', 'L’hospitalité comme chemin'],
  ['calligrafie', 'fr', 'event', 'Atelier de calligraphie : le premier trait'],
  ['marguerit desbien', 'fr', 'speaker', 'Marguerite Desbiens Haddad'],
  ['الضيفة', 'ar', 'event', 'L’hospitalité comme chemin'],
];

describe('found among the first three of its group', () => {
  test.each(probes)('«%s» in %s: %s «%s»', (query, language, group, name) => {
    expect(find(query, language, group).slice(0, 3)).toContain(name);
  });
});

test.each(['fr', 'en', 'ar'] as const)(
  'what is called as it was typed comes before what only sounds so in the other script, in %s',
  (language) => {
    expect(find('ney', language, 'event')[0]).toBe('Initiation au ney, la flûte de roseau');
  },
);

/** What must not be found by what, in no group. */
const noise: readonly (readonly [string, Language, readonly string[] | 'nothing'])[] = [
  ['xylophone quantique', 'fr', 'nothing'],
  ['qwrtp', 'en', 'nothing'],
  ['2031', 'fr', 'nothing'],
  ['A99', 'fr', 'nothing'],
  ['stand Z7', 'fr', 'nothing'],
  ['سسسس', 'ar', 'nothing'],
  ['شششش', 'ar', 'nothing'],
  ['…', 'ar', 'nothing'],
  ['bitcoin', 'en', 'nothing'],
  ['kangourou', 'fr', 'nothing'],
  ['abd el wahhab', 'fr', 'nothing'],
  ['عبدالقادر', 'ar', 'nothing'],
  ['ben barka', 'fr', 'nothing'],
  ['zikr xylophone', 'fr', 'nothing'],
  ['ماء', 'ar', ['Mohamed Larbi Zegzouti', 'Mahmoud Abul Makarem', 'La Maison du thé']],
  ['abdelilah', 'fr', ['Abdelhafid Mazounati', 'Abdessamad Tafersiti']],
  ['عبد الإله', 'ar', ['Abdelhafid Mazounati', 'Abdessamad Tafersiti']],
  ['benghorbane', 'fr', ['Naïma Benchekra']],
  ['qenawi', 'fr', ['Ghassan Al-Jalloumi']],
  ['omar', 'fr', ['Mohamed Larbi Zegzouti', 'Amina Hadžiselimagić']],
  ['salma', 'fr', ['Slim Ben Ghorbane', 'Semences de l’Oriental']],
  ['mer', 'fr', ['Omar El Kertani', 'Mahmoud Abul Makarem']],
  ['رحمة', 'ar', ['Abdelilah Rahmouni']],
  ['livre', 'fr', ['Elif Sungurlu', 'Omar El Kertani']],
  ['stand a1', 'fr', ['Coopérative des tisseuses de Figuig', 'Éditions du Belvédère']],
  ['samaa', 'fr', ['Samia Hadjeras', 'Salma Berkanaoui']],
  ['nour', 'fr', ['Naïma Benchekra', 'Nadir Belhamra']],
];

describe('not found', () => {
  test.each(noise)('by «%s» in %s: %s', (query, language, unwanted) => {
    const found = groups.flatMap((group) => find(query, language, group));
    if (unwanted === 'nothing') expect(found).toEqual([]);
    else expect(found.filter((name) => unwanted.includes(name))).toEqual([]);
  });
});
