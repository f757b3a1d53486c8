import { type Edition, entities, fieldsOf, isKind, type Kind, kinds } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { ArchivedRow } from '#replica/protocol/restore.ts';
import { mediumImage, smallImage, wholeImage } from '#shared/image.ts';
import { isRecord } from '#shared/record.ts';

/** Everything of one edition. */
export interface Archive {
  readonly edition: number;
  /** When it was made, ISO 8601. */
  readonly at: string;
  /** In the order in which they can be written: what is referred to comes first. */
  readonly rows: readonly ArchivedRow[];
  /** Bytes of the stored pictures and their smaller versions, by path. */
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** Marks the file, with the version of its shape. */
export const format = 'forum-archive';
export const version = 1;

/** The rows of an edition in the order of an archive. */
export function archivedRows(
  rows: Readonly<Record<Kind, ReadonlyMap<string, unknown>>>,
): ArchivedRow[] {
  return kinds.flatMap((kind) =>
    [...rows[kind]]
      .sort(
        ([a, one], [b, other]) =>
          refersToItsKind(kind, one) - refersToItsKind(kind, other) || (a < b ? -1 : 1),
      )
      .map(([id, row]) => ({ kind, id, row: row as Fields })),
  );
}

/** 1 for a row that is part of another of its kind, which then comes first; else 0. */
function refersToItsKind(kind: Kind, row: unknown): number {
  const refers = Object.entries(fieldsOf(kind)).some(
    ([name, field]) => field.type === 'ref' && field.kind === kind && (row as Fields)[name] != null,
  );
  return Number(refers);
}

/**
 * What restoring an archive writes: the one edition that it is of. The others that it names stay away, and
 * its speakers and places are part of none that is not there. `known` are the editions that are.
 */
export function ofItsEdition(
  { edition, rows }: Pick<Archive, 'edition' | 'rows'>,
  known: ReadonlyMap<string, unknown>,
): { readonly rows: readonly ArchivedRow[]; readonly others: readonly ArchivedRow[] } {
  const isOther = ({ kind, id }: ArchivedRow) => kind === 'edition' && id !== String(edition);
  const stays = (id: unknown) => id === edition || known.has(String(id));
  return {
    others: rows.filter((row) => isOther(row) && !known.has(row.id)),
    rows: rows
      .filter((row) => !isOther(row))
      .map((one) => {
        const { edition_ids } = one.row;
        if (!Array.isArray(edition_ids)) return one;
        return { ...one, row: { ...one.row, edition_ids: edition_ids.filter(stays) } };
      }),
  };
}

/**
 * True where restoring leaves the archive's current edition beside the one that is current here: an
 * archive moves no phone.
 */
export function staysBeside(
  rows: readonly ArchivedRow[],
  editions: ReadonlyMap<string, Edition>,
): boolean {
  const archived = rows.find(({ kind, row }) => kind === 'edition' && row.is_current === true);
  const current = [...editions].find(([, { is_current }]) => is_current);
  return archived !== undefined && current !== undefined && current[0] !== archived.id;
}

/** The paths of all pictures that rows name, each with its smaller versions after it. */
export function picturesOf(rows: readonly ArchivedRow[]): string[] {
  const paths = rows.flatMap(({ kind, row }) =>
    Object.entries(entities[kind].fields)
      .filter(([, { type }]) => type === 'image')
      .map(([name]) => row[name])
      .filter((path): path is string => typeof path === 'string' && !path.startsWith('https://')),
  );
  return [...new Set(paths)].flatMap((path) =>
    [path, smallImage(path), mediumImage(path) ?? []].flat(),
  );
}

/** True for a picture's own path, false for that of a smaller version. */
export function isWhole(path: string): boolean {
  return wholeImage(path) === path;
}

/** How many pictures the rows of an archive name that do not lie in it. */
export function lackedPictures({ rows, media }: Pick<Archive, 'rows' | 'media'>): number {
  return picturesOf(rows).filter((path) => isWhole(path) && !media.has(path)).length;
}

/** The rows of an archive's JSON; undefined when it is none of this version. */
export function readRows(value: unknown): Omit<Archive, 'media'> | undefined {
  if (!isRecord(value) || value.format !== format || value.version !== version) return undefined;
  const { edition, at, rows } = value;
  if (typeof edition !== 'number' || typeof at !== 'string' || !Array.isArray(rows)) {
    return undefined;
  }
  const read = rows.filter((one): one is ArchivedRow => {
    return isRecord(one) && isKind(one.kind) && typeof one.id === 'string' && isRecord(one.row);
  });
  return read.length === rows.length ? { edition, at, rows: read } : undefined;
}
