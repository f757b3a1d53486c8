import { bareText } from '#shared/bare-text.ts';
import { emailPattern } from '#shared/email-address.ts';
import { isStoredImage } from '#shared/image.ts';
import { isLanguage, type Localized } from '#shared/localized.ts';
import { sameList } from '#shared/same-list.ts';
import { isHttps } from '#shared/url.ts';
import { chosenOf } from './chosen.ts';
import type { Entity } from './entity.ts';
import { type Field, languagesOf, planKinds } from './field.ts';
import { checkInterpretation } from './interpretation.ts';
import type { Issue, IssueCode } from './issue.ts';

const formats = {
  email: { pattern: emailPattern, code: 'not_an_email' },
  slug: { pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, code: 'not_a_slug' },
  country: { pattern: /^[A-Z]{2}$/, code: 'not_a_country' },
  time: { pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, code: 'not_a_time' },
  phone: { pattern: /^\+?[0-9]+(?: [0-9]+)*$/, code: 'not_a_phone' },
} as const;

/**
 * Everything wrong with a draft of a row, in the order of its fields; empty when it may be saved.
 * Mirrors the database's own constraints, so that a volunteer hears of them before the network does.
 */
export function check(entity: Entity, draft: Readonly<Record<string, unknown>>): Issue[] {
  const issues: Issue[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readonly) continue;
    const value = draft[name];
    if (isEmpty(value)) {
      if (field.required) issues.push({ field: name, code: 'required' });
    } else if (field.type === 'localized') {
      issues.push(...checkLocalized(name, field.max, value as Localized));
    } else {
      const code = checkValue(field, value);
      if (code) issues.push({ field: name, code });
    }
  }
  // What is wrong by itself says nothing to a rule; of each field one thing is said.
  const wrong = new Set(issues.map(({ field }) => field));
  const sound = Object.fromEntries(Object.entries(draft).filter(([name]) => !wrong.has(name)));
  return [...issues, ...(entity.rules?.(sound) ?? []).filter(({ field }) => !wrong.has(field))];
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return saysNothing(value);
  return !Array.isArray(value) && Object.values(value).every(saysNothing);
}

function saysNothing(value: unknown): boolean {
  return typeof value === 'string' ? bareText(value) === '' : value === null || value === undefined;
}

function checkLocalized(field: string, max: number, value: Localized): Issue[] {
  return languagesOf(value).flatMap((language): Issue[] => {
    if (!isLanguage(language)) return [{ field, code: 'not_a_choice' }];
    const length = value[language]?.length ?? 0;
    return length > max ? [{ field, code: 'too_long', language }] : [];
  });
}

function checkValue(field: Field, value: unknown): IssueCode | undefined {
  switch (field.type) {
    case 'text': {
      const text = String(value);
      if (text.length > field.max) return 'too_long';
      const format = field.format && formats[field.format];
      return format && !format.pattern.test(text) ? format.code : undefined;
    }
    case 'choice':
      return field.choices.includes(value as string) ? undefined : 'not_a_choice';
    case 'choices':
      return isChosen(field.choices, value) ? undefined : 'not_a_choice';
    case 'interpretation':
      return checkInterpretation(field.choices, value);
    case 'number': {
      const wrong = typeof value !== 'number' || !Number.isFinite(value);
      if (wrong || (field.integer && !Number.isInteger(value))) return 'not_a_number';
      return value < field.min || value > field.max ? 'out_of_range' : undefined;
    }
    case 'url':
      return isHttps(String(value)) ? undefined : 'not_an_address';
    case 'image': {
      const path = String(value);
      return isStoredImage(path) || isHttps(path) ? undefined : 'not_an_image';
    }
    case 'date':
    case 'datetime':
      return Number.isNaN(Date.parse(String(value))) ? 'not_a_date' : undefined;
    case 'dates':
    case 'times':
      return checkList(field, value);
    case 'ref':
      return isId(value) ? undefined : 'not_a_reference';
    case 'refs':
      return Array.isArray(value) && value.every(isId) ? undefined : 'not_a_reference';
    case 'geo':
      return checkShape(field.shape === 'FeatureCollection', value);
    default:
      return undefined;
  }
}

/** Codes of the set in its order, each once. */
function isChosen(set: readonly string[], value: unknown): boolean {
  return Array.isArray(value) && sameList(chosenOf(set, value), value);
}

function checkList({ type, required }: Field, value: unknown): IssueCode | undefined {
  const items: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  const fits = (one: unknown) =>
    typeof one === 'string' && (type === 'times' ? formats.time.pattern.test(one) : isDay(one));
  if (!items?.every(fits)) return type === 'times' ? 'not_a_time' : 'not_a_date';
  if (required && items.length === 0) return 'required';
  const rising = items.every((one, at) => at === 0 || String(items[at - 1]) < String(one));
  return rising ? undefined : 'out_of_order';
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || Number.isInteger(value);
}

/** How long an outline or a plan may be where the database keeps it, in bytes. */
const longestShape = 200_000;

/** At most how long Postgres writes it, in bytes: with a space behind each sign between its pieces. */
function storedLength(value: unknown): number {
  const text = JSON.stringify(value);
  return new TextEncoder().encode(text).length + (text.match(/[,:]/g) ?? []).length;
}

function checkShape(isWhole: boolean, value: unknown): IssueCode | undefined {
  if (isWhole ? !isPlan(value) : !isPolygon(value))
    return isWhole ? 'not_a_plan' : 'not_an_outline';
  return storedLength(value) > longestShape ? 'too_many_points' : undefined;
}

function isPolygon(value: unknown): boolean {
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown };
  if (type !== 'Polygon' || !Array.isArray(coordinates)) return false;
  return coordinates.length > 0 && coordinates.every(isRing);
}

/** Three corners at least, and the first one again. */
function isRing(ring: unknown): boolean {
  return Array.isArray(ring) && ring.length >= 4 && String(ring[0]) === String(ring.at(-1));
}

function isPlan(value: unknown): boolean {
  const { type, features } = value as { type?: unknown; features?: unknown };
  return type === 'FeatureCollection' && Array.isArray(features) && features.every(isPlanFeature);
}

function isPlanFeature(feature: unknown): boolean {
  const { type, geometry, properties } = Object(feature) as Record<string, Record<string, unknown>>;
  const line = geometry?.type === 'LineString' && Array.isArray(geometry.coordinates);
  const known = planKinds.some((kind) => kind === properties?.kind);
  const steps = properties?.steps;
  const walked = steps === undefined || (typeof steps === 'boolean' && properties?.kind === 'path');
  const shaped = line || isPolygon(Object(geometry));
  return String(type) === 'Feature' && known && walked && shaped;
}
