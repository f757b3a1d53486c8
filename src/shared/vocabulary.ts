import { formsOf } from './fold.ts';
import { distanceOf, type Sound, soundsOf } from './sounds.ts';

/** A word of the content that may be the one that was typed, in another spelling. */
export interface Alike {
  readonly word: string;
  /** How far it lies apart: 0 for the same sound, up to 2. */
  readonly distance: number;
}

/**
 * The words of all content that is looked through, by how they sound and by their Arabic stems: a
 * memory of what has been folded, so it only grows, and nothing in it depends on a query.
 */
const known = new Map<string, readonly string[]>();
const bySound = new Map<string, { word: string; sound: Sound }[]>();
const byStem = new Map<string, string[]>();
const answers = new Map<string, readonly Alike[]>();
/** Words that were learnt and not yet sorted in: nobody may ever ask. */
const unsorted: string[] = [];

/** Remembers a folded word of the content; gives the forms by which it is found. */
export function learn(word: string): readonly string[] {
  const forms = known.get(word);
  if (forms) return forms;
  const made = formsOf(word);
  known.set(word, made);
  if (word.length > 2) unsorted.push(word);
  return made;
}

/** Whether a folded word stands in the content as it is written. */
export const isLearnt = (word: string): boolean => known.has(word);

/** How many words are sorted at once: about a millisecond. */
const atOnce = 250;

/** Sorts some of what was learnt; true while there is more. */
export function sortSome(): boolean {
  for (const word of unsorted.splice(-atOnce)) {
    answers.clear();
    const forms = formsOf(word);
    for (const sound of forms.flatMap(soundsOf)) put(bySound, sound.consonants, { word, sound });
    for (const stem of new Set(forms.flatMap(stemsOf))) put(byStem, stem, word);
  }
  return unsorted.length > 0;
}

/** The words of the content that a folded word may mean in another spelling, the nearest first. */
export function alikeOf(word: string): readonly Alike[] {
  while (sortSome());
  const answered = answers.get(word);
  if (answered) return answered;
  const distances = new Map<string, number>();
  const note = (other: string, distance: number) => {
    if (other === word) return;
    distances.set(other, Math.min(distance, distances.get(other) ?? 2));
  };
  const forms = formsOf(word);
  for (const sound of forms.flatMap(soundsOf)) {
    for (const { word: other, sound: its } of bySound.get(sound.consonants) ?? []) {
      const distance = distanceOf(sound, its);
      if (distance !== undefined) note(other, distance);
    }
  }
  for (const stem of new Set(forms.flatMap(stemsOf))) {
    for (const other of byStem.get(stem) ?? []) note(other, 0.5);
  }
  const alike = [...distances]
    .map(([other, distance]) => ({ word: other, distance }))
    .sort((a, b) => a.distance - b.distance);
  answers.set(word, alike);
  return alike;
}

function put<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held) held.push(value);
  else map.set(key, [value]);
}

/** One-letter words that Arabic writes together with the next; ك is too often a root's own. */
const clitic = /^(?:[وفبل](?=...)|ك(?=....))/;
const ending = /(?<=...)(?:ات|ون|ين|يه|ه)$/;

/** An Arabic word and what is left of it without what may have been joined to it. */
function stemsOf(word: string): string[] {
  if (!/[\u0621-\u06d3]/.test(word)) return [];
  const bare = word.replace(clitic, '');
  return [...new Set([word, bare, word.replace(ending, ''), bare.replace(ending, '')])];
}
