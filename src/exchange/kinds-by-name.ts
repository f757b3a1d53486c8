import type { EventType, LocationType } from '#entities/index.ts';

type Patterns<T> = readonly (readonly [T, RegExp])[];

/** Words by which organisers name their kinds of session; the first that matches counts. */
const eventPatterns: Patterns<EventType> = [
  [
    'ceremony',
    /ceremon|c[ée]r[ée]moni|\b(?:opening|closing)\b|ouverture|cl[ôo]ture|حفل|افتتاح|اختتام/iu,
  ],
  ['round_table', /round.?table|table.?ronde|\bpanel|\bbof\b|\bd[ée]bat|مائدة|ندوة/iu],
  [
    'spiritual',
    /spiritu|\bpri[eè]re|\bprayer|dhikr|zikr|\bsam[aâ](?:['’]|a|â)|mawlid|\bmoulid|ذكر|سماع|صلاة|روحان/iu,
  ],
  [
    'conference',
    /conf[ée]rence|\btalk|\blecture|keynote|pl[ée]n|lightning|pr[ée]sentation|\bexpos[ée]|محاضرة|مداخلة/iu,
  ],
];

const locationPatterns: Patterns<LocationType> = [
  ['tent', /\btente?s?\b|chapiteau|خيمة/iu],
  ['pavilion', /pavill?ion|pavillon|جناح/iu],
];

/** The type that a file's words stand for; undefined when they name none of ours. */
export function eventTypeOf(words: string): EventType | undefined {
  return eventPatterns.find(([, pattern]) => pattern.test(words))?.[0];
}

/** What kind of place a name stands for: a room unless it says otherwise. */
export function locationTypeOf(name: string): LocationType {
  return locationPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'room';
}
