import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { entities, fieldsOf, type Kind, kinds } from '#entities/index.ts';
import { type Labels, matchColumns } from '#exchange/table/columns.ts';
import { isOtherWeekday } from '#exchange/table/day-and-time.ts';
import { planTable, type TablePlan } from '#exchange/table/plan-table.ts';
import { readCell } from '#exchange/table/read-cell.ts';
import { readSheet } from '#exchange/table/read-sheet.ts';
import type { Rows } from '#exchange/table/rows-by-name.ts';
import { mostRows, type Sheet, sheetOf } from '#exchange/table/sheet.ts';
import { tableOf } from '#exchange/table/table-of.ts';
import { writeCsv } from '#exchange/table/write-csv.ts';
import { writeWorkbook } from '#exchange/table/write-workbook.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { type Language, languages } from '#shared/localized.ts';

const folder = join(import.meta.dirname, '../../public/locales');
const words = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(folder, language, 'fields.json'), 'utf8')),
  ]),
) as Record<Language, Record<string, Record<string, string>>>;
const labelsOf = (kind: Kind): Labels =>
  Object.fromEntries(languages.map((language) => [language, words[language][kind] ?? {}]));

const ids = {
  amina: '00000000-0000-4000-8000-000000000001',
  karim: '00000000-0000-4000-8000-000000000002',
  karim2: '00000000-0000-4000-8000-000000000003',
  hall: '00000000-0000-4000-8000-000000000004',
  evening: '00000000-0000-4000-8000-000000000005',
};
const speaker = (id: string, name: object, more: Fields = {}) => ({
  id,
  name,
  title: {},
  biography: {},
  country: null,
  photo: null,
  edition_ids: [21],
  published: true,
  ...more,
});
const held: Partial<Record<Kind, Fields[]>> = {
  edition: [
    {
      id: 21,
      year: 2026,
      name: { fr: 'Forum' },
      starts_on: '2026-11-20',
      ends_on: '2026-11-22',
      utc_offset: 60,
    },
  ],
  speaker: [
    speaker(ids.amina, { fr: 'Amina', ar: 'أمينة' }, { biography: { fr: 'Née à Fès' } }),
    speaker(ids.karim, { fr: 'Karim' }),
    speaker(ids.karim2, { fr: 'Karim' }, { title: { en: '=1+1' } }),
  ],
  shuttle: [
    {
      id: ids.evening,
      edition_id: 21,
      name: { fr: 'Ligne du soir' },
      from_place: { fr: 'Berkane' },
      to_place: { fr: 'Madagh' },
      days: ['2026-11-20', '2026-11-21'],
      departures: ['18:00', '19:30'],
      ride: 25,
      note: {},
      position: 0,
      published: true,
    },
  ],
  location: [
    {
      id: ids.hall,
      name: { fr: 'Grande tente', ar: 'الخيمة الكبرى' },
      description: {},
      type: 'tent',
      latitude: -6.83,
      longitude: null,
      capacity: 900,
      image: null,
      edition_ids: [21],
      published: true,
      facilities: ['step_free', 'toilets', 'water'],
    },
  ],
  event: [
    {
      id: ids.evening,
      edition_id: 21,
      title: { fr: 'Soirée', en: 'Evening; "late"' },
      description: { fr: 'Un\n\ndeux' },
      type: 'spiritual',
      date: '2026-11-20',
      starts_at: '2026-11-20T22:30:00.000Z',
      ends_at: '2026-11-21T00:00:00.000Z',
      location_id: ids.hall,
      chair_id: ids.amina,
      participant_ids: [ids.karim, ids.amina],
      cancelled: false,
      published: true,
      spoken: ['ar', 'fr'],
      interpretation: [
        { language: 'en', by: 'headset', channel: 3 },
        { language: 'en', by: 'stream' },
      ],
    },
  ],
};
const rows = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    new Map((held[kind] ?? []).map((row) => [String(row[entities[kind].id]), row])),
  ]),
) as unknown as Rows;

const bytes = (text: string) => new TextEncoder().encode(text);
const breathe = async () => {};
const choices: Record<string, string> = {
  conférence: 'conference',
  conference: 'conference',
  spiritual: 'spiritual',
  tent: 'tent',
  step_free: 'step_free',
  toilets: 'toilets',
  water: 'water',
  ar: 'ar',
  fr: 'fr',
  en: 'en',
};
const countries: Record<string, string> = { ma: 'MA', maroc: 'MA', fr: 'FR', sn: 'SN' };

async function sheet(content: Uint8Array): Promise<Sheet> {
  const reading = await readSheet(content);
  if (!reading.ok) throw new Error(reading.trouble);
  return reading.sheet;
}

async function plan(
  kind: Kind,
  content: Uint8Array | string,
  pause = breathe,
  there = rows,
): Promise<TablePlan> {
  const read = await sheet(typeof content === 'string' ? bytes(content) : content);
  const labels = labelsOf(kind);
  return planTable(
    {
      kind,
      sheet: read,
      columns: matchColumns(kind, read.headers, labels, 'fr'),
      labels,
      language: 'fr',
      edition: 21,
      offset: 60,
      rows: there,
      choice: (name, text) => (name === 'country' ? countries : choices)[text.toLowerCase()],
      clean: (html) => html.replace(/<script.*?<\/script>/g, ''),
      now: '2026-11-01T00:00:00.000Z',
    },
    pause,
  );
}

/** `state code:field` of each row, for comparison. */
const told = ({ rows: planned }: TablePlan) =>
  planned.map(({ state, issues }) =>
    [state, ...issues.map(({ code, field }) => (field ? `${code}:${field}` : code))].join(' '),
  );
const states = (planned: TablePlan) => new Set(planned.rows.map(({ state }) => state));
const troubleOf = async (content: Uint8Array | string) => {
  const reading = await readSheet(typeof content === 'string' ? bytes(content) : content);
  return reading.ok ? 'read' : reading.trouble;
};

const utf16 = (text: string, mark: boolean) => {
  const wide = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  return mark ? Uint8Array.of(0xff, 0xfe, ...wide) : wide;
};

describe('the encoding is found', () => {
  const french = 'Nom;Titre\nHélène;Écrivaine à Fès\n';
  test.each([
    ['UTF-8', 'utf-8', bytes(french)],
    ['UTF-8 with a mark', 'utf-8', bytes(`\ufeff${french}`)],
    ['UTF-16 with a mark', 'utf-16le', utf16(french, true)],
    ['UTF-16 without', 'utf-16le', utf16(french, false)],
    ['Windows-1252', 'windows-1252', Uint8Array.from(french, (letter) => letter.charCodeAt(0))],
  ])('%s', async (_, encoding, content) => {
    const read = await sheet(content);
    expect(read.encoding).toBe(encoding);
    expect(read.headers).toEqual(['Nom', 'Titre']);
    expect(read.rows[0]?.cells).toEqual(['Hélène', 'Écrivaine à Fès']);
  });

  test('Windows-1256', async () => {
    const decoder = new TextDecoder('windows-1256');
    const codes = new Map(
      Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
    );
    const arabic = 'الاسم;العنوان\nأمينة;كاتبة من فاس\n';
    const read = await sheet(Uint8Array.from(arabic, (letter) => codes.get(letter) ?? 0));
    expect(read.encoding).toBe('windows-1256');
    expect(read.rows[0]?.cells).toEqual(['أمينة', 'كاتبة من فاس']);
  });
});

test('a row is told by its name in the language of who reads, whichever it has first', async () => {
  const [amina, salma] = [crypto.randomUUID(), crypto.randomUUID()];
  const known = new Map([
    [amina, { id: amina, name: { ar: 'أمينة', fr: 'Amina' } }],
    [salma, { id: salma, name: { ar: 'سلمى' } }],
  ]);
  const there = { ...rows, speaker: known } as unknown as Rows;
  const planned = await plan('speaker', `id;title.fr\n${amina};x\n${salma};x\n`, breathe, there);
  expect(planned.rows.map(({ name }) => name)).toEqual(['Amina', 'سلمى']);
});

describe('columns are matched', () => {
  test.each([
    [
      'fields',
      ['title_fr', 'title.en', 'TITLE (ar)', 'location_id'],
      ['title.fr', 'title.en', 'title.ar', 'location_id'],
    ],
    [
      'French labels',
      ['Titre', 'Titre (anglais)', 'Lieu', 'Début'],
      ['title.fr', 'title.en', 'location_id', 'starts_at'],
    ],
    [
      'English labels',
      ['Title [en]', 'Location', 'Start'],
      ['title.en', 'location_id', 'starts_at'],
    ],
    [
      'Arabic labels',
      ['العنوان', 'العنوان (الفرنسية)', 'المكان'],
      ['title.ar', 'title.fr', 'location_id'],
    ],
    [
      'what tables call them',
      ['Jour', 'Heure de début', 'Salle', 'القاعة'],
      ['date', 'starts_at', 'location_id', undefined],
    ],
    [
      'the id, as it is called in each language, once',
      ['Identifiant', 'Titre', 'Identifier'],
      ['id', 'title.fr', undefined],
    ],
    [
      'a column twice and an unknown one',
      ['title_fr', 'title (fr)', 'Couleur préférée'],
      ['title.fr', undefined, undefined],
    ],
  ])('by %s', (_, headers, expected) => {
    expect(matchColumns('event', headers, labelsOf('event'), 'fr')).toEqual(expected);
  });
});

describe('a file that is no table is refused whole', () => {
  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['blank lines', '\n\n  \n', 'empty'],
    ['a header alone', 'Nom;Titre\n', 'no_rows'],
    ['a PDF called .csv', '%PDF-1.7\n1 0 obj\n', 'not_a_table'],
    ['a web page', '<!DOCTYPE html><table></table>', 'not_a_table'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3), 'not_a_table'],
    ['an old .xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'old_excel'],
    ['another zip called .xlsx', zipSync({ 'a.txt': bytes('a') }), 'not_a_workbook'],
    ['a cut workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'not_a_workbook'],
    [
      'a zip bomb',
      zipSync({ 'xl/workbook.xml': bytes('<x/>'), 'xl/a.xml': new Uint8Array(101_000_000) }),
      'too_large',
    ],
    ['unbalanced quotes', 'Nom;Titre\n"Amina;Cheffe\nKarim;Poète\n', 'unbalanced_quotes'],
    ['50,000 rows', `Nom\n${'Amina\n'.repeat(50_000)}`, 'too_many_rows'],
  ])('%s', async (_, content, trouble) => {
    expect(await troubleOf(content)).toBe(trouble);
  });

  test.each([
    ['never closed', 'Nom;Titre\nAmina;"Cheffe\nde chœur"\nKarim;"Poète\nSalma;Juge\n', 4],
    ['closed inside a cell', 'Nom;Titre\r\nAmina;"Cheffe" de chœur\r\n', 2],
    ['below a line that names the delimiter', 'sep=;\nNom;Titre\nAmina;"Cheffe\n', 3],
  ])('a quotation mark %s is found in the file', async (_, content, line) => {
    const reading = await readSheet(bytes(content));
    expect(reading).toEqual({ ok: false, trouble: 'unbalanced_quotes', line });
  });

  test('as many rows as go in at once are planned with breaths in between', async () => {
    let breaths = 0;
    const names = Array.from({ length: mostRows }, (_, index) => `Orateur ${index}`);
    const planned = await plan('speaker', `Nom\n${names.join('\n')}\n`, async () => {
      breaths += 1;
    });
    expect(planned.rows.every(({ state }) => state === 'new')).toBe(true);
    expect(breaths).toBeGreaterThanOrEqual(mostRows / 200);
  });
});

describe('rows are told apart', () => {
  test('by id, by name in any language, else new; an empty cell leaves what is there', async () => {
    const planned = await plan(
      'speaker',
      `id;Nom;Biographie (en);Pays\n${ids.karim};;Poet;fr\n;أمينة;Born in Fez;\n;Zineb;;ma\n;amina;;\n`,
    );
    expect(told(planned)).toEqual(['changed', 'changed', 'new', 'wrong duplicate_row']);
    const [karim, amina, zineb] = planned.rows.map(({ change }) => change);
    expect(karim).toMatchObject({
      id: ids.karim,
      set: { country: 'FR', biography: { en: 'Poet' } },
    });
    expect(amina).toMatchObject({ id: ids.amina, base: { biography: { en: null } } });
    expect(zineb).toMatchObject({ action: 'insert', set: { edition_ids: [21], country: 'MA' } });
  });

  test('duplicate ids, broken ids, names of several', async () => {
    const planned = await plan(
      'speaker',
      `id,name_fr\n${ids.amina},Amina B.\n${ids.amina},Amina C.\n12,Omar\n,Karim\n`,
    );
    expect(told(planned)).toEqual([
      'changed',
      'wrong duplicate_id',
      'wrong bad_id',
      'wrong ambiguous_row',
    ]);
    expect(planned.rows[1]?.issues[0]?.detail).toBe('2');
  });
});

test('a day of the week before a date is read, and said where it is another one', async () => {
  const planned = await plan(
    'event',
    [
      'Titre;Type;date;Début;Fin',
      'A;conférence;vendredi 20 novembre 2026;9h;10h',
      'B;conférence;samedi 20 novembre;9h;10h',
      'C;conférence;ven. 20/11/2026;9h;10h',
      'D;conférence;يوم السبت 20 نونبر 2026;9h;10h',
      'E;conférence;Sat, November 21;9h;mar. 21 novembre 2026 à 10h',
      'F;conférence;nov 20, 2026;9h;10h',
      'G;conférence;يوم الجمعة 20 نونبر;9h;10h',
    ].join('\n'),
  );
  expect(told(planned)).toEqual([
    'new',
    'new other_weekday:date',
    'new',
    'new other_weekday:date',
    'new other_weekday:ends_at',
    'new',
    'new',
  ]);
  const days = planned.rows.map(({ change }) => change?.set?.date);
  expect(days).toEqual([...Array(4).fill('2026-11-20'), '2026-11-21', '2026-11-20', '2026-11-20']);
  const shuttles = await plan(
    'shuttle',
    'name_fr;days\nLigne du soir;vendredi 20 novembre, dimanche 21 novembre\n',
  );
  expect(told(shuttles)).toEqual(['same other_weekday:days']);
});

test.each(['mar 20, 2026', 'mar 3 2026', 'Friday', 'Jour 20/11/2026'])(
  '“%s” names no day of the week that could be another one',
  (text) => {
    expect(isOtherWeekday(text, '2026-11-20')).toBe(false);
  },
);

describe('what is wrong in a row keeps that row out and is told', () => {
  test.each<[string, Kind, string, string[]]>([
    [
      'missing columns',
      'event',
      'Titre;Type\nAtelier;conférence\n',
      ['wrong required:date required:starts_at required:ends_at'],
    ],
    [
      'dates that there are not',
      'event',
      'Titre;date;Début;Fin\nA;31/02/2026;9h;10h\nB;demain;9h;10h\n',
      ['wrong not_a_date:date', 'wrong not_a_date:date'],
    ],
    [
      'hours that there are not, beside a day that there is not',
      'event',
      'Titre;date;Début;Fin\nA;31/02/2026;midi;10h\n',
      ['wrong not_a_date:date not_a_date:starts_at'],
    ],
    [
      'hours of what has no day of its own',
      'news',
      'title_fr;content_fr;published_at\nA;B;9h\n',
      ['wrong not_a_date:published_at'],
    ],
    [
      'hours of prayer out of order, before their time, and none at all',
      'prayer_day',
      'date;fajr;sunrise;asr;asr_iqama;jumua\n20/11/2026;6h12;07:39;15:43;16h;13:30\n21/11/2026;07:40;07:39;;;\n22/11/2026;;;15:43;15:42;\n23/11/2026;soir;;;;\n24/11/2026;;;;;13:30\n',
      [
        'new',
        'wrong times_out_of_order:sunrise',
        'wrong prayed_before_time:asr_iqama',
        'wrong not_a_time:fajr',
        'wrong not_a_friday:jumua',
      ],
    ],
    [
      'an end before the start by a day',
      'event',
      'Titre;date;starts_at;ends_at\nA;20/11/2026;2026-11-20 10:00;2026-11-19 11:00\n',
      ['wrong ends_before_start:ends_at'],
    ],
    [
      'unknown and ambiguous references',
      'event',
      'title_fr;date;starts_at;ends_at;Lieu;participants\nA;2026-11-20;09:00;10:00;Nulle part;Karim\n',
      ['wrong unknown_reference:location_id ambiguous_reference:participant_ids'],
    ],
    [
      'HTML where there is none',
      'speaker',
      'Nom\n<img src=x onerror=alert(1)>Zineb\n',
      ['wrong html:name'],
    ],
    [
      'HTML where there is some',
      'news',
      'Titre;content_fr\nA;<p>Bon</p><script>alert(1)</script>\n',
      ['new html_cleaned:content'],
    ],
    [
      'a formula is a mere text, and told',
      'speaker',
      'Nom;Titre ou fonction\nZineb;"=HYPERLINK(""https://x"")"\n',
      ['new formula:title'],
    ],
    [
      'cells beyond the header',
      'speaker',
      'Nom;Pays\nZineb;MA;de trop\nOmar;MA;\n',
      ['wrong extra_cells', 'new'],
    ],
    [
      'no number, no choice, no yes or no',
      'location',
      'Nom;Type;Capacité;Publié\nA;château;beaucoup;peut-être\n',
      ['wrong not_a_choice:type not_a_number:capacity not_yes_no:published'],
    ],
    [
      'a text too long, no country of that name',
      'speaker',
      `Nom;Pays\n${'x'.repeat(201)};XX\n`,
      ['wrong not_a_country:country too_long:name'],
    ],
    ['a country by its name', 'speaker', 'Nom;Pays\nZineb;Maroc\n', ['new']],
  ])('%s', async (_, kind, content, expected) => {
    const planned = await plan(kind, content);
    expect(told(planned).map((line) => line.replace(' required:type', ''))).toEqual(expected);
    expect(planned.rows.filter(({ state, change }) => state === 'wrong' && change)).toEqual([]);
  });

  test('required columns that are missing are told of the table too', async () => {
    expect((await plan('event', 'Titre\nA\n')).missing).toEqual(['date', 'starts_at', 'ends_at']);
  });
});

describe('tables as people make them', () => {
  test('two header rows, mixed line ends, a named delimiter, blank lines', async () => {
    const planned = await plan(
      'speaker',
      'sep=|\r\nNom|Pays\r\nname_fr|country\n\nZineb|MA\rOmar|SN\r\n',
    );
    expect(planned.headerRepeated).toBe(true);
    expect(planned.rows.map(({ name, number }) => [name, number])).toEqual([
      ['Zineb', 4],
      ['Omar', 5],
    ]);
  });

  test('times of the venue, a night that ends the day after, names as references', async () => {
    const planned = await plan(
      'event',
      'Titre,Jour du programme,Début,Fin,Lieu,Participants\n"Nuit","21/11/2026","23h30","1:00","الخيمة الكبرى","Amina"\n',
    );
    expect(told(planned)).toEqual(['new']);
    expect(planned.rows[0]?.change?.set).toMatchObject({
      date: '2026-11-21',
      starts_at: '2026-11-21T22:30:00.000Z',
      ends_at: '2026-11-22T00:00:00.000Z',
      location_id: ids.hall,
      participant_ids: [ids.amina],
    });
  });
});

test('a session that begins after midnight is of the night after its programme day', async () => {
  const planned = await plan(
    'event',
    'Titre,Jour du programme,Début,Fin\nDhikr,21/11/2026,00:30,02:00\nFajr,21/11/2026,05:00,05:30\nVeille,,22/11/2026 1h,22/11/2026 2h\n',
  );
  expect(planned.rows.map(({ change }) => change?.set)).toMatchObject([
    { starts_at: '2026-11-21T23:30:00.000Z', ends_at: '2026-11-22T01:00:00.000Z' },
    { starts_at: '2026-11-21T04:00:00.000Z', ends_at: '2026-11-21T04:30:00.000Z' },
    { date: '2026-11-21', starts_at: '2026-11-22T00:00:00.000Z' },
  ]);
});

test('a session that stands before dawn stays there, whatever else of it is said', async () => {
  const before = { ...held.event?.[0], id: ids.evening, title: { fr: 'Fajr' }, date: '2026-11-21' };
  const times = { starts_at: '2026-11-21T03:30:00.000Z', ends_at: '2026-11-21T04:00:00.000Z' };
  const event = new Map([[ids.evening, { ...before, ...times }]]);
  const content = bytes('Titre,Jour du programme,Début,Fin\nFajr,21/11/2026,04:30,05:00\n');
  expect(told(await plan('event', content, breathe, { ...rows, event }))).toEqual(['same']);
});

test('several names in a cell are not one whose words they are', async () => {
  const speaker = new Map([
    ['one', { id: 'one', name: { fr: 'Hamza' } }],
    ['two', { id: 'two', name: { fr: 'Mounir' } }],
    ['both', { id: 'both', name: { fr: 'Hamza Mounir' } }],
  ]);
  const content = bytes(
    'Titre,Jour du programme,Début,Fin,Participants\nA,21/11/2026,9h,10h,Hamza ; Mounir\n',
  );
  const planned = await plan('event', content, breathe, { ...rows, speaker });
  expect(planned.rows[0]?.change?.set?.participant_ids).toEqual(['one', 'two']);
});

test('of a file whose lines are parted by empty ones no row is lost', async () => {
  const lines = Array.from({ length: 5_200 }, (_, index) => `A${index};Oui`);
  expect(await troubleOf(`Nom;Publié\r\r\n${lines.join('\r\r\n')}`)).toBe('too_many_rows');
  const apart = `Nom;Publié\n${lines.slice(0, 20).join('\n'.repeat(2_000))}`;
  expect(await troubleOf(apart)).toBe('too_many_rows');
});

test('several choices stand in one cell, in any order; one that there is not is told', async () => {
  const table = 'Nom;Type;Équipements\nA;tent;water, Toilets\nB;tent;"toilets ; sauna"\nC;tent;\n';
  const planned = await plan('location', table);
  expect(planned.rows[0]?.change?.set).toMatchObject({ facilities: ['toilets', 'water'] });
  expect(planned.rows[1]?.issues).toMatchObject([{ code: 'not_a_choice', detail: 'sauna' }]);
  expect(planned.rows[2]?.change?.set).toMatchObject({ facilities: [] });
});

describe.each(['event', 'speaker', 'location', 'shuttle', 'edition'] as const)('%s', (kind) => {
  const outWords = {
    label: (field: string) => words.fr[kind]?.[field] ?? field,
    choice: (_: string, code: string) => code,
    yes: 'Oui',
    no: 'Non',
  };
  const table = () => tableOf(kind, held[kind] ?? [], rows, { words: outWords, offset: 60 });

  test.each([',', ';'] as const)('as CSV with %s comes back as it was', async (delimiter) => {
    const csv = writeCsv(table(), delimiter);
    expect(csv.startsWith('\ufeff')).toBe(true);
    expect(csv).not.toMatch(/(?:^|[\r\n;,])"?=/);
    expect(states(await plan(kind, csv))).toEqual(new Set(['same']));
  });

  test('as a workbook comes back as it was', async () => {
    const planned = await plan(kind, writeWorkbook([{ name: kind, ...table() }], false));
    expect(states(planned)).toEqual(new Set(['same']));
  });
});

test('a large workbook needs no worker, which the policy of the site forbids', async () => {
  const content = 'Une longue phrase. '.repeat(20);
  const big = Array.from({ length: 2_000 }, (_, index) => [`${index}`, `${index} ${content}`]);
  vi.stubGlobal('Worker', undefined);
  const read = await sheet(writeWorkbook([{ name: 'x', headers: ['a', 'b'], rows: big }], true));
  expect(read.rows.length).toBe(2_000);
  expect(read.rows[1_999]?.cells).toEqual(big[1_999]?.map((cell) => cell.trim()));
});

/** A workbook of one sheet, whose XML is written anew. */
function rewritten(
  headers: readonly string[],
  lines: readonly (readonly string[])[],
  rewrite: (xml: string) => string,
): Uint8Array {
  const parts = unzipSync(writeWorkbook([{ name: 'x', headers, rows: lines }], false));
  const name = 'xl/worksheets/sheet1.xml';
  parts[name] = strToU8(rewrite(strFromU8(parts[name] ?? new Uint8Array())));
  return zipSync(parts);
}

test('what a formula without a value says is told, in a workbook and in CSV', async () => {
  const table = ['Nom', 'Titre ou fonction', 'Pays'];
  const book = rewritten(table, [['Zineb', 'x', 'MA']], (xml) =>
    xml.replace(/<c r="B2".*?<\/c>/, '<c r="B2" s="0" t="e"><f>A9</f><v>#REF!</v></c>'),
  );
  const planned = await plan('speaker', book);
  expect(planned.rows).toMatchObject([
    { state: 'wrong', issues: [{ code: 'cell_error', field: 'title', detail: '#REF!' }] },
  ]);
  const csv = 'Nom;Titre ou fonction;Pays\n#NOM?;;MA\nOmar;#1 des poètes;#N/A\n';
  expect(told(await plan('speaker', csv))).toEqual([
    'wrong cell_error:name',
    'wrong cell_error:country',
  ]);
});

test('what a merged cell says is said in each of its rows, and told', async () => {
  const headers = ['', 'Jour du programme', 'Titre', 'Début', 'Fin', 'Lieu'];
  const lines = [
    ['', '20/11/2026', 'A', '9h', '10h', 'Grande tente'],
    ['', '', 'B', '10h', '11h', ''],
    ['', '', '', '', '', ''],
    ['', '', 'C', '11h', '12h'],
  ];
  const refs = ['B2:B5', 'F2:F3', 'C1:D1', 'A1:A5'].map((ref) => `<mergeCell ref="${ref}"/>`);
  const book = rewritten(headers, lines, (xml) =>
    xml.replace('</sheetData>', `</sheetData><mergeCells count="4">${refs.join('')}</mergeCells>`),
  );
  const planned = await plan('event', book);
  expect(told(planned)).toEqual([
    'new',
    'new carried_down:date carried_down:location_id',
    'new carried_down:date',
  ]);
  expect(planned.rows.map(({ change }) => change?.set)).toMatchObject([
    { location_id: ids.hall },
    { date: '2026-11-20', starts_at: '2026-11-20T09:00:00.000Z', location_id: ids.hall },
    { date: '2026-11-20', location_id: null },
  ]);
});

test('of a workbook the first sheet that is shown and says anything is read, and the others are named', async () => {
  const headers = ['Nom'];
  const of = (name: string, rows: string[][]) => ({
    name,
    headers: rows.length ? headers : [],
    rows,
  });
  const parts = unzipSync(
    writeWorkbook(
      [
        of('Listes', [['Choix']]),
        of('Vide', []),
        of('Vendredi & nuit', [['Amina']]),
        of('Samedi', [['Karim']]),
        of('Calcul', [['x']]),
      ],
      false,
    ),
  );
  const name = 'xl/workbook.xml';
  const book = strFromU8(parts[name] ?? new Uint8Array())
    .replace('sheetId="1"', 'sheetId="1" state="hidden"')
    .replace('sheetId="5"', "sheetId='5' state='veryHidden'");
  const read = await sheet(zipSync({ ...parts, [name]: strToU8(book) }));
  expect(read.rows).toMatchObject([{ cells: ['Amina'] }]);
  expect(read.among).toEqual({ name: 'Vendredi & nuit', others: ['Samedi'] });
  expect((await sheet(writeWorkbook([of('Seule', [['Amina']])], false))).among).toBeUndefined();
});

test('years of two digits are told by the days of the edition; times may have a point', async () => {
  const planned = await plan(
    'event',
    'Titre;Jour du programme;Début;Fin\nA;20/11/26;9.30;10h\nB;26-11-21;9.05;10.00\nC;;22.11.26 22.30;23/11/26 1h\nD;20/11/25;9h;10h\nE;20/11/26;9.3;24.00\n',
  );
  expect(told(planned)).toEqual([
    'new',
    'new',
    'new',
    'wrong not_a_date:date',
    'wrong not_a_date:starts_at not_a_date:ends_at',
  ]);
  expect(planned.rows.map(({ change }) => change?.set)).toMatchObject([
    { date: '2026-11-20', starts_at: '2026-11-20T08:30:00.000Z' },
    { date: '2026-11-21', ends_at: '2026-11-21T09:00:00.000Z' },
    { date: '2026-11-22', ends_at: '2026-11-23T00:00:00.000Z' },
    undefined,
    undefined,
  ]);
});

test('days are told by the names of months, with or without a year, and hours by a clock of twelve', async () => {
  const planned = await plan(
    'event',
    [
      'Titre;Jour du programme;Début;Fin',
      'A;samedi 21 novembre 2026;2:30 PM;4 p.m.',
      'B;السبت 21 نونبر;٢:٣٠ م;4:05 مساءً',
      'C;Nov. 21, 2026;9:30 am;12:15 PM',
      'D;;21-nov-26 à 9h30;samedi 21 novembre, 12:00 PM',
      'E;21 nov;12:10 AM;1 ص',
      'F;21 juin;13:00 PM;0:30 am',
      'G;21 jui 2026;10h;11h',
      '',
    ].join('\n'),
  );
  expect(told(planned)).toEqual([
    ...['new', 'new', 'new', 'new', 'new'],
    'wrong not_a_date:date not_a_date:starts_at not_a_date:ends_at',
    'wrong not_a_date:date',
  ]);
  const at = (clock: string) => `2026-11-21T${clock}:00.000Z`;
  expect(planned.rows.slice(0, 5).map(({ change }) => change?.set)).toMatchObject([
    { date: '2026-11-21', starts_at: at('13:30'), ends_at: at('15:00') },
    { date: '2026-11-21', starts_at: at('13:30'), ends_at: at('15:05') },
    { date: '2026-11-21', starts_at: at('08:30'), ends_at: at('11:15') },
    { date: '2026-11-21', starts_at: at('08:30'), ends_at: at('11:00') },
    { date: '2026-11-21', starts_at: at('23:10'), ends_at: '2026-11-22T00:00:00.000Z' },
  ]);
});

test('several hours of a clock of twelve stand in one cell, with or without a sign between', async () => {
  const cell = '8:30 AM 2 PM; 4:15 pm\n18h 19:30';
  const field = fieldsOf('shuttle').departures;
  expect(field && readCell('departures', field, cell, {} as never)).toEqual({
    value: ['08:30', '14:00', '16:15', '18:00', '19:30'],
  });
});

test('a title above a table is no header; a table of one column has its own', () => {
  const table = [
    ['Titre', 'Jour', 'Salle'],
    ['Ouverture', '', ''],
  ];
  expect(sheetOf([['Programme 2026'], ['', '', ''], ['', 'provisoire'], ...table])).toMatchObject({
    sheet: { headers: table[0], rows: [{ number: 5, cells: table[1] }] },
  });
  expect(sheetOf([['Nom'], ['Amina'], ['Karim', 'à revoir']])).toMatchObject({
    sheet: { headers: ['Nom'], rows: [{ number: 2 }, { number: 3 }] },
  });
  expect(sheetOf([['Nom'], ['Amina'], ['Karim'], ['Omar'], ['Nadia', 'a', 'b']])).toMatchObject({
    sheet: { headers: ['Nom'] },
  });
});

test.each([
  ['1', '2026-11-20'],
  ['true', '2026-11-20'],
  ['false', '2022-11-19'],
])('days of a workbook that says date1904="%s" are %s', async (said, day) => {
  const made = writeWorkbook(
    [{ name: 'x', headers: ['Jour', 'Mot'], rows: [[44_884, 'a']] }],
    false,
  );
  const parts = unzipSync(made);
  const rewrite = (name: string, from: string, to: string) => {
    parts[name] = strToU8(strFromU8(parts[name] ?? new Uint8Array()).replace(from, to));
  };
  rewrite('xl/workbook.xml', '<sheets>', `<workbookPr date1904="${said}"/><sheets>`);
  rewrite('xl/styles.xml', '<cellXfs count="2"><xf/>', '<cellXfs count="2"><xf numFmtId="14"/>');
  rewrite('xl/worksheets/sheet1.xml', '<c r="A2">', '<c r="A2" s="0">');
  const read = await sheet(zipSync(parts));
  expect(read.rows[0]?.cells).toEqual([day, 'a']);
});
