import { fieldsOf, type Kind } from '#entities/index.ts';
import { ownStep } from '#entities/own-step.ts';
import { changeBetween, sameValue } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** One field (of a localized field one language) in the three versions of a conflict. */
export interface Difference {
  readonly field: string;
  readonly language?: Language;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * What an operation wanted, what the server holds (null: nothing), and what it began from; of a
 * deletion what has changed since its author saw the row.
 */
export function differences(operation: ContentChange, row: Fields | null): readonly Difference[] {
  const { kind, id, action, base } = operation;
  const since = action === 'delete' && base && row ? changeBetween(kind, id, base, row) : undefined;
  if (since) {
    return differences({ ...operation, ...since }, row)
      .filter(({ field }) => !isReadonly(kind, field))
      .map((one) => ({ ...one, mine: undefined }));
  }
  // As in forms, not as the server sorts what it sends.
  const order = Object.keys(fieldsOf(kind));
  const set = Object.entries(operation.set ?? {}).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  return set.flatMap(([field, mine]): Difference[] => {
    const old = base?.[field];
    const theirs = row?.[field];
    if (!isLocalized(kind, field) || !isRecord(mine)) return [{ field, base: old, mine, theirs }];
    return languages
      .filter((language) => language in mine)
      .map((language) => ({
        field,
        language,
        base: textOf(old, language),
        mine: mine[language],
        theirs: textOf(theirs, language),
      }));
  });
}

/** What an operation wanted to say: of a new row nothing that was left empty. */
export function said(operation: ContentChange): readonly Difference[] {
  if (operation.action === 'delete') return [];
  const fields = fieldsOf(operation.kind);
  const all = differences(operation, null).filter(
    ({ field }) => fields[field] && !isReadonly(operation.kind, field),
  );
  return operation.action === 'update' ? all : all.filter(({ mine }) => !isNothing(mine));
}

/** Of an update in conflict, what nobody else has changed. */
export function untouched(operation: ContentChange, row: Fields | null): readonly Difference[] {
  if (operation.action !== 'update' || row === null) return [];
  return differences(operation, row).filter(({ base, theirs }) => sameValue(base, theirs));
}

/**
 * An update of that alone; undefined where others have changed all of it. A translation stays one of the
 * text that its author wrote beside it, in the language that `sourceIn` says of a field, though another
 * version of that is kept.
 */
export function updateOf(
  operation: ContentChange,
  parts: readonly Difference[],
  sourceIn: (field: string) => Language | undefined,
): ContentChange | undefined {
  if (parts.length === 0) return undefined;
  const { kind, id } = operation;
  const originalOf = (field: string, language: Language) => {
    const from = sourceIn(field);
    const beside = from && from !== language ? textOf(operation.set?.[field], from) : undefined;
    return textOf(operation.source?.[field], language) ?? beside;
  };
  const made = parts.reduce<Record<'base' | 'set' | 'source', Fields>>(
    (all, { field, language, base, mine }) => {
      const put = (fields: Fields, value: unknown) => ({
        ...fields,
        [field]: language
          ? { ...textsOf(fields[field]), [language]: value ?? null }
          : (value ?? null),
      });
      const original = language && originalOf(field, language);
      return {
        base: put(all.base, base),
        set: put(all.set, mine),
        source: original ? put(all.source, original) : all.source,
      };
    },
    { base: {}, set: {}, source: {} },
  );
  const { base, set, source } = made;
  const named = Object.keys(source).length > 0 && { source };
  return { kind, id, action: 'update', base, set, ...named };
}

/** Closer than this, ms, two sendings have the same hour: it is chosen by the minute, and shown so. */
const sameHour = 60_000;

/**
 * An operation without the sending of what somebody else has sent meanwhile, which would wake phones twice; the
 * operation itself where it sends nothing or the row, as the server holds it now, is neither out nor leaves then.
 */
export function withoutSecondSending<T extends ContentChange>(operation: T, row: Fields | null): T {
  const { kind, set } = operation;
  if (kind !== 'announcement' || set?.status !== 'scheduled') return operation;
  const apart = Math.abs(Date.parse(String(row?.sent_at)) - Date.parse(String(set.sent_at)));
  const leaves = row?.status === 'scheduled' && apart < sameHour;
  if (row?.status !== 'sent' && !leaves) return operation;
  const isStep = (field: string) => field === 'sent_at' || field in (ownStep.announcement ?? {});
  const rest = Object.entries(set).filter(([field]) => !isStep(field));
  return { ...operation, set: Object.fromEntries(rest) };
}

function isLocalized(kind: Kind, field: string): boolean {
  const fields = fieldsOf(kind);
  return fields[field]?.type === 'localized';
}

function isReadonly(kind: Kind, field: string): boolean {
  const fields = fieldsOf(kind);
  return fields[field]?.readonly ?? false;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || String(value) === '';
}

const textsOf = (texts: unknown): Fields => (isRecord(texts) ? texts : {});
const textOf = (texts: unknown, language: Language) => textsOf(texts)[language];
