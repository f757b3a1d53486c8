import { entities, fieldsOf, type Kind } from '#entities/index.ts';
import { sameValue } from '#replica/content/change.ts';
import { afterChange } from '#replica/content/overlay.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { inverseOf, rowsIn } from '../writing/undo.ts';

/** What takes an import back, and how many of its rows stay because somebody has changed them since. */
export interface TakenBack {
  readonly changes: readonly ContentChange[];
  readonly stays: number;
}

/**
 * Takes the changes of an import back, given the content before them and by now. What has been changed since
 * stays: a row that the import made with every row that it names, of other rows the value that is another.
 */
export function takeBackOf(
  changes: readonly ContentChange[],
  before: Content,
  now: Content,
): TakenBack {
  const left = rowsLeftBy(changes, before);
  const nowOf = ({ kind, id }: ContentChange) => rowsIn(now)[kind].get(id);
  const made = changes.filter(({ action }) => action === 'insert');
  const changed = made.filter((change) => {
    const row = nowOf(change);
    return row && !holdsAll(change.kind, row, left.get(keyOf(change)) ?? {}, change.set ?? {});
  });
  const staying = withNamed(changed, made, nowOf);
  const touched = new Set(changed.map(keyOf));
  const back = inverseOf(changes, before).flatMap((inverse): ContentChange[] => {
    const row = nowOf(inverse);
    if (staying.has(keyOf(inverse))) return [];
    // What is not on show, gone or of another edition, is for the server to answer.
    if (!row || inverse.action !== 'update') return [inverse];
    const still = stillHeld(inverse, row, left.get(keyOf(inverse)) ?? {});
    if (still !== inverse) touched.add(keyOf(inverse));
    return still ? [still] : [];
  });
  return { changes: back, stays: touched.size };
}

const keyOf = ({ kind, id }: Pick<ContentChange, 'kind' | 'id'>) => `${kind} ${id}`;

/** The rows as the import has left them. */
function rowsLeftBy(changes: readonly ContentChange[], before: Content) {
  const rows = new Map<string, Fields>();
  for (const change of changes) {
    const { kind, id } = change;
    const row = afterChange(change, rows.get(keyOf(change)) ?? rowsIn(before)[kind].get(id));
    if (row) rows.set(keyOf(change), row);
  }
  return rows;
}

/** The keys of rows that stay: these, and of what the import made whatever they name. */
function withNamed(
  changed: readonly ContentChange[],
  made: readonly ContentChange[],
  nowOf: (change: ContentChange) => Fields | undefined,
): ReadonlySet<string> {
  const byKey = new Map(made.map((change) => [keyOf(change), change]));
  const staying = new Set<string>();
  const open = [...changed];
  for (let next = open.pop(); next; next = open.pop()) {
    if (staying.has(keyOf(next))) continue;
    staying.add(keyOf(next));
    const row = nowOf(next) ?? {};
    for (const [name, field] of Object.entries(fieldsOf(next.kind))) {
      if (field.type !== 'ref' && field.type !== 'refs') continue;
      const named = Array.isArray(row[name]) ? row[name] : [row[name]];
      for (const id of named) {
        const other = byKey.get(keyOf({ kind: field.kind as Kind, id: String(id) }));
        if (other) open.push(other);
      }
    }
  }
  return staying;
}

function holdsAll(kind: Kind, row: Fields, left: Fields, set: Fields): boolean {
  const written = Object.keys(set).filter((name) => name !== entities[kind].id);
  return written.every((name) => holds(kind, name, row[name], left[name]));
}

/** An update without what is another by now; the same where nothing is, undefined where everything is. */
function stillHeld(change: ContentChange, row: Fields, left: Fields): ContentChange | undefined {
  const { kind } = change;
  const [base, set]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  let whole = true;
  for (const [name, value] of Object.entries(change.set ?? {})) {
    const was = change.base?.[name];
    if (fieldsOf(kind)[name]?.type === 'localized' && isRecord(value)) {
      const [now, then] = [textsOf(row[name]), textsOf(left[name])];
      const languages = Object.keys(value).filter((one) => sameValue(now[one], then[one]));
      whole &&= languages.length === Object.keys(value).length;
      if (languages.length === 0) continue;
      base[name] = pick(textsOf(was), languages);
      set[name] = pick(value, languages);
    } else if (holds(kind, name, row[name], left[name])) {
      base[name] = was;
      set[name] = value;
    } else whole = false;
  }
  if (whole) return change;
  return Object.keys(set).length > 0 ? { ...change, base, set } : undefined;
}

/** Instants are written in more than one way. */
function holds(kind: Kind, name: string, now: unknown, then: unknown): boolean {
  if (sameValue(now, then)) return true;
  const instants = fieldsOf(kind)[name]?.type === 'datetime';
  return instants && Date.parse(String(now)) === Date.parse(String(then));
}

const textsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const pick = (texts: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? null]));
