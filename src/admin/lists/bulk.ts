import {
  type Entity,
  entities,
  fieldsOf,
  type Issue,
  type Kind,
  type Row,
} from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { idOf } from './rows.ts';

/** The fields of a kind that may be given to several of its rows at once. */
export function bulkFieldsOf(kind: Kind): readonly string[] {
  const fields = Object.entries(fieldsOf(kind));
  return fields.filter(([, { bulk }]) => bulk).map(([name]) => name);
}

/** What else changes of a row with a field of it. */
export type Along = (row: Fields, set: Fields) => Fields;

/** What becomes of rows that are given a value. */
export interface Given {
  readonly changes: readonly ContentChange[];
  /** The rows that would break a rule by it, each with the first one; they stay as they are. */
  readonly broken: readonly { readonly id: string; readonly issue: Issue }[];
}

/** Gives rows of a kind the same value of a field, as far as the rules of the kind allow. */
export function give(
  kind: Kind,
  rows: readonly Row[],
  [field, value]: readonly [field: string, value: unknown],
  along: Along = () => ({}),
): Given {
  const changes: ContentChange[] = [];
  const broken: { id: string; issue: Issue }[] = [];
  for (const one of rows) {
    const id = idOf(kind, one);
    const row: Fields = { ...one };
    const set = { [field]: value, ...along(row, { [field]: value }) };
    const [issue] = check(entities[kind] as unknown as Entity, { ...row, ...set });
    if (issue) {
      broken.push({ id, issue });
      continue;
    }
    const change = changeBetween(kind, id, row, set);
    if (change) changes.push(change);
  }
  return { changes, broken };
}
