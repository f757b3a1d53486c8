import type { Field, Hearing, Interpretation } from './field.ts';
import type { IssueCode } from './issue.ts';

/** The ways to hear an interpretation. */
export const hearings: readonly Hearing[] = ['headset', 'stream'];

const names = ['language', 'by', 'channel'];

/** What is wrong with a list of interpretations into some of these languages; undefined for nothing. */
export function checkInterpretation(
  languages: readonly string[],
  value: unknown,
): IssueCode | undefined {
  const isOne = (one: unknown) => isInterpretation(languages, one);
  if (!Array.isArray(value) || !value.every(isOne)) return 'not_an_interpretation';
  const given: readonly Interpretation[] = value;
  if (repeats(given.map(({ language, by }) => `${language} ${by}`))) return 'heard_twice';
  return repeats(given.flatMap(({ channel }) => channel ?? [])) ? 'channel_taken' : undefined;
}

function isInterpretation(languages: readonly string[], value: unknown): boolean {
  const { language, by, channel } = Object(value) as Record<string, unknown>;
  if (!languages.includes(String(language)) || !hearings.some((way) => way === by)) return false;
  if (Object.keys(Object(value)).some((name) => !names.includes(name))) return false;
  if (channel === undefined) return true;
  return (
    by === 'headset' && Number.isInteger(channel) && Number(channel) > 0 && Number(channel) < 100
  );
}

const repeats = (values: readonly unknown[]) => new Set(values).size < values.length;

/** The codes among which a field chooses, where they are those of languages; these have their own names. */
export function languagesAmong(field: Field | undefined): readonly string[] | undefined {
  if (field?.type === 'interpretation') return field.choices;
  return field?.type === 'choices' && field.languages ? field.choices : undefined;
}
