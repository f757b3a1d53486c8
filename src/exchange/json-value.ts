import type { SourceText } from './source.ts';

/** A JSON object of unknown shape. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** The value as a list; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A string, or a number in digits; empty for anything else. */
export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A text, plain or keyed by language. */
export function sourceText(value: unknown): SourceText {
  if (typeof value !== 'object' || value === null) return stringOf(value);
  const texts = Object.entries(objectOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return Object.fromEntries(texts);
}

/** The first text that says anything. */
export function firstText(...values: unknown[]): SourceText {
  for (const value of values) {
    const text = sourceText(value);
    if (!isBlank(text)) return text;
  }
  return '';
}

/** True for a text without any letters in any language. */
export function isBlank(text: SourceText): boolean {
  return typeof text === 'string' ? text === '' : Object.keys(text).length === 0;
}

/** Any one of a text's languages, to tell a person which entry is meant. */
export function anyText(text: SourceText): string {
  return typeof text === 'string' ? text : (Object.values(text)[0] ?? '');
}
