import type { ShuttleSeed } from '#seed/types.ts';

const square = { fr: 'Madagh, esplanade', en: 'Madagh, Esplanade', ar: 'مداغ، الساحة الكبرى' };
const berkane = {
  fr: 'Berkane, gare routière',
  en: 'Berkane, bus station',
  ar: 'بركان، المحطة الطرقية',
};
const oujda = {
  fr: 'Oujda, gare et aéroport',
  en: 'Oujda, station and airport',
  ar: 'وجدة، محطة القطار والمطار',
};

/** HH:MM from the first to the last, every so many minutes. */
function every(minutes: number, first: string, last: string): string[] {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const count = Math.floor((minutesOf(last) - minutesOf(first)) / minutes) + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = minutesOf(first) + index * minutes;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
}

/** The free lines; days are counted from the first one of the edition, which is 1. */
export const shuttles: readonly ShuttleSeed[] = [
  {
    slug: 'berkane-madagh',
    name: { fr: 'Berkane vers Madagh', en: 'Berkane to Madagh', ar: 'من بركان إلى مداغ' },
    from_place: berkane,
    to_place: square,
    days: [1, 2, 3, 4],
    departures: every(30, '06:00', '23:30'),
    ride: 25,
    note: {
      fr: 'Gratuit. Toutes les quinze minutes avant et après les séances plénières.',
      en: 'Free of charge. Every fifteen minutes before and after plenary sessions.',
      ar: 'مجانًا. كل ربع ساعة قبل الجلسات العامة وبعدها.',
    },
  },
  {
    slug: 'madagh-berkane',
    name: { fr: 'Madagh vers Berkane', en: 'Madagh to Berkane', ar: 'من مداغ إلى بركان' },
    from_place: square,
    to_place: berkane,
    days: [1, 2, 3, 4],
    departures: every(30, '06:30', '23:30'),
    ride: 25,
  },
  {
    slug: 'madagh-berkane-nuit',
    name: {
      fr: 'Madagh vers Berkane, la nuit',
      en: 'Madagh to Berkane, by night',
      ar: 'من مداغ إلى بركان ليلًا',
    },
    from_place: square,
    to_place: berkane,
    days: [2, 3, 4, 5],
    departures: ['00:00', '00:30', '01:00'],
    ride: 25,
    note: {
      fr: 'La nuit qui suit chaque veillée.',
      en: 'In the night after each evening gathering.',
      ar: 'في الليلة التي تلي كل سهرة.',
    },
  },
  {
    slug: 'oujda-madagh',
    name: { fr: 'Oujda vers Madagh', en: 'Oujda to Madagh', ar: 'من وجدة إلى مداغ' },
    from_place: oujda,
    to_place: square,
    days: [0, 1, 2, 3, 4],
    departures: ['06:00', '08:30', '11:00', '13:30', '16:00', '18:30', '21:00'],
    ride: 70,
    note: {
      fr: 'Présentez-vous aux bénévoles en gilet vert, à la sortie des arrivées.',
      en: 'Look for the volunteers in green vests at the arrivals exit.',
      ar: 'توجّه إلى المتطوعين ذوي السترات الخضراء عند مخرج القادمين.',
    },
  },
  {
    slug: 'madagh-oujda',
    name: { fr: 'Madagh vers Oujda', en: 'Madagh to Oujda', ar: 'من مداغ إلى وجدة' },
    from_place: square,
    to_place: oujda,
    days: [1, 2, 3, 4, 5],
    departures: ['05:00', '07:30', '10:00', '12:30', '15:00', '17:30', '20:00'],
    ride: 70,
  },
];
