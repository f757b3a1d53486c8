import { isPartOf } from '#entities/belonging.ts';
import {
  type Edition,
  type Entity,
  entities,
  fieldsOf,
  type Kind,
  kinds,
} from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Field } from '#entities/kit/field.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { type Distance, distanceBetween, moved } from './moved.ts';

/** What makes a new edition out of another one. */
export interface TakeOver {
  /** The edition first, and what is referred to before what refers to it. */
  readonly changes: readonly ContentChange[];
  /** How many rows of each kind the new edition has of the other; of `edition`: things on the plan. */
  readonly counts: ReadonlyMap<Kind, number>;
}

/** The kinds of which a new edition may take something over; `edition` stands for the plan of the site. */
export const lastingKinds = kinds.filter((kind) => entities[kind].lasts !== false);

/** Those that it takes over unless somebody says otherwise. */
export const lastingUnasked = lastingKinds.filter((kind) =>
  ['shared', 'copied'].includes(String(entities[kind].lasts)),
);

/**
 * The changes that make an edition with these values (id, year, name, theme, days, clock) out of what
 * the device holds of another. Copies have ids of their own, refer to each other as the rows before did,
 * stand as far into the new edition as those stood in the old one, and are drafts. Places and people
 * become part of both; pictures are named by both. What refers to something that is not taken over does
 * so no more.
 */
export function takeOver(
  content: Content,
  from: Edition,
  values: Fields,
  chosen: ReadonlySet<Kind>,
): TakeOver {
  const id = Number(values.id);
  const distance = distanceBetween(from, values);
  const counts = new Map<Kind, number>();
  const changes: ContentChange[] = [insertOfEdition(from, values, chosen.has('edition'))];
  const features = from.plan?.features.length ?? 0;
  if (chosen.has('edition') && features > 0) counts.set('edition', features);
  /** Which row stands in the place of which; undefined where none does. */
  const successors = new Map<string, string>();
  for (const kind of lastingKinds) {
    if (kind === 'edition' || !chosen.has(kind)) continue;
    const { id: key, lasts } = entities[kind];
    const shared = String(lasts).startsWith('shared');
    const rows = referredFirst(kind, rowsOf(content, kind, from.id));
    for (const row of rows) {
      const old = String(row[key]);
      const next = shared ? old : key === 'edition_id' ? String(id) : randomUuid();
      const edition_ids = [...((row.edition_ids as number[] | undefined) ?? [])];
      const change: ContentChange | undefined = shared
        ? {
            ...{ kind, id: old, action: 'update' },
            ...{ base: { edition_ids }, set: { edition_ids: [...edition_ids, id] } },
          }
        : copyOf(kind, next, row, { id, distance, successors });
      if (!change) continue;
      successors.set(`${kind} ${old}`, next);
      changes.push(change);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return { changes, counts };
}

function insertOfEdition(from: Edition, values: Fields, plan: boolean): ContentChange {
  const { id, ...set } = values;
  const { questions, feedback } = from;
  return {
    ...{ kind: 'edition', id: String(id), action: 'insert', base: null },
    set: { ...{ questions, feedback, theme: {} }, ...set, plan: plan ? from.plan : null },
  };
}

interface Target {
  readonly id: number;
  readonly distance: Distance;
  readonly successors: ReadonlyMap<string, string>;
}

/** The row as the new edition begins with it; undefined where it would say nothing or lack what it needs. */
function copyOf(kind: Kind, next: string, row: Fields, target: Target): ContentChange | undefined {
  const entity = entities[kind] as unknown as Entity;
  const anew = new Set<string>(entity.anew);
  const set: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    if (field.readonly || name === entity.id || anew.has(name)) continue;
    const value = taken(name, field, row[name], target);
    if (value === undefined) continue;
    if (field.required && value === null) return undefined;
    set[name] = value;
  }
  // What is no longer true on the new day, as Friday's prayer is not, is to be said anew.
  for (const { field } of check(entity, set)) {
    if (!entity.fields[field]?.required) delete set[field];
  }
  const says = Object.entries(set).some(([name, value]) => isSaid(fieldsOf(kind)[name], value));
  return says ? { kind, id: next, action: 'insert', base: null, set } : undefined;
}

function taken(name: string, field: Field, value: unknown, target: Target): unknown {
  if (name === 'published') return false;
  if (field.type === 'ref' && field.kind === 'edition') return target.id;
  const successor = (id: unknown) =>
    target.successors.get(`${(field as { kind: string }).kind} ${id}`) ?? null;
  if (field.type === 'ref') return value === null || value === undefined ? value : successor(value);
  if (field.type === 'refs') return ((value as string[]) ?? []).map(successor).filter(Boolean);
  return moved(field, value, target.distance);
}

/** Whether a value is more than the edition, the day and the switches that every row has. */
function isSaid(field: Field | undefined, value: unknown): boolean {
  if (!field || value === null || value === undefined || value === '') return false;
  if (field.type === 'flag') return value === true;
  if (field.type === 'date' || (field.type === 'ref' && field.kind === 'edition')) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

function rowsOf(content: Content, kind: Kind, edition: number): readonly Fields[] {
  const rows = [...(content[kind] as unknown as ReadonlyMap<string, Fields>).values()];
  return rows.filter((row) => {
    const named = row.edition_id ?? row.edition_ids;
    return named !== undefined && named !== null && isPartOf(kind, row, edition);
  });
}

/** Rows that refer to others of their kind come after them. */
function referredFirst(kind: Kind, rows: readonly Fields[]): readonly Fields[] {
  const own = Object.entries(fieldsOf(kind))
    .filter(([, field]) => field.type === 'ref' && field.kind === kind && !field.readonly)
    .map(([name]) => name);
  if (own.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row[entities[kind].id], row]));
  const ordered = new Set<Fields>();
  const seen = new Set<Fields>();
  const visit = (row: Fields) => {
    if (seen.has(row)) return;
    seen.add(row);
    for (const name of own) {
      const before = byId.get(row[name]);
      if (before) visit(before);
    }
    ordered.add(row);
  };
  for (const row of rows) visit(row);
  return [...ordered];
}
