import { fieldsOf, type Kind } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { isLanguage, type Language } from '#shared/localized.ts';
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
export function differences(operation: Operation, row: Fields | null): readonly Difference[] {
  const { kind, id, action, base } = operation;
  const since = action === 'delete' && base && row ? changeBetween(kind, id, base, row) : undefined;
  if (since) {
    return differences({ ...operation, ...since }, row)
      .filter(({ field }) => !isReadonly(kind, field))
      .map((one) => ({ ...one, mine: undefined }));
  }
  const { set } = operation;
  return Object.entries(set ?? {}).flatMap(([field, mine]): Difference[] => {
    const old = base?.[field];
    const theirs = row?.[field];
    if (!isLocalized(kind, field) || !isRecord(mine)) return [{ field, base: old, mine, theirs }];
    return Object.keys(mine)
      .filter(isLanguage)
      .map((language) => ({
        field,
        language,
        base: textOf(old, language),
        mine: mine[language],
        theirs: textOf(theirs, language),
      }));
  });
}

function isLocalized(kind: Kind, field: string): boolean {
  const fields = fieldsOf(kind);
  return fields[field]?.type === 'localized';
}

function isReadonly(kind: Kind, field: string): boolean {
  const fields = fieldsOf(kind);
  return fields[field]?.readonly ?? false;
}

const textOf = (texts: unknown, language: Language) =>
  isRecord(texts) ? texts[language] : undefined;
