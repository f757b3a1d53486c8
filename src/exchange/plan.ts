import { entities, type Kind, kinds } from '#entities/index.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { localize } from '#shared/localized.ts';
import { type Draft, operationFor } from './draft.ts';
import { type DraftedProgramme, draftProgramme } from './draft-programme.ts';
import { isImportedId } from './identity.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import type { Source } from './source.ts';

/** The rows that the database holds of one edition, by kind and id. */
export type HeldRows = ReadonlyMap<Kind, ReadonlyMap<string, Fields>>;

/** How many rows of a kind an import makes, changes, or finds as they should be. */
export interface Count {
  new: number;
  changed: number;
  unchanged: number;
}

/** A write, and where in the file its reason stands. */
export interface PlannedOperation extends Operation {
  readonly where: Where;
}

/** What an import would do. Nothing is written yet. */
export interface ImportPreview {
  readonly edition: number;
  /** In the order in which they must be applied. */
  readonly operations: readonly PlannedOperation[];
  readonly counts: Readonly<Partial<Record<Kind, Count>>>;
  readonly notices: readonly Notice[];
}

/** The most operations that the server takes at once; a file is one transaction. */
export const mostOperations = 5_000;

/**
 * Turns a schedule into the operations that bring an edition into agreement with it. Repeating it
 * over the result gives none. What is no longer in the file is told, never deleted.
 */
export async function previewImport(
  source: Source,
  edition: number,
  held: HeldRows,
): Promise<ImportPreview> {
  const notices: Notice[] = [...source.notices];
  const tell = (told: Notice) => notices.push(told);
  const programme = await draftProgramme(source, edition, tell);
  const counts: Partial<Record<Kind, Count>> = {};
  const operations: PlannedOperation[] = [];
  const known = held.get('edition')?.get(String(edition));
  const drafts = known ? programme.drafts : withEdition(programme, edition);
  for (const draft of drafts) {
    const row = held.get(draft.kind)?.get(draft.id);
    const verdict = operationFor(draft, row, tell);
    if (verdict.state === 'refused') continue;
    const count = counts[draft.kind] ?? { new: 0, changed: 0, unchanged: 0 };
    counts[draft.kind] = count;
    count[verdict.state] += 1;
    if ('operation' in verdict) operations.push({ ...verdict.operation, where: draft.where });
  }
  tellOfDays(programme, edition, known, tell);
  notices.push(...goneFromFile(programme.drafts, held));
  return { edition, operations, counts, notices };
}

/** All drafts after that of the edition, named and dated by the file; none when it has no days. */
function withEdition({ title, days, drafts }: DraftedProgramme, edition: number): Draft[] {
  const [starts_on] = days;
  if (!starts_on) return [];
  const says = {
    id: edition,
    year: yearOf(edition),
    name: Object.keys(title).length > 0 ? title : { fr: `Forum ${yearOf(edition)}` },
    starts_on,
    ends_on: days.at(-1),
    utc_offset: offsetOf(drafts),
    is_current: false,
  };
  return [{ kind: 'edition', id: String(edition), where: {}, says, assumes: {} }, ...drafts];
}

function tellOfDays(
  { days }: DraftedProgramme,
  edition: number,
  row: Fields | undefined,
  tell: Tell,
): void {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return;
  if (row) {
    const { starts_on, ends_on } = row as { starts_on: string; ends_on: string };
    if (first >= starts_on && last <= ends_on) return;
    tell(notice('outside_edition', {}, `${first} … ${last} / ${starts_on} … ${ends_on}`));
  } else if (!first.startsWith(String(yearOf(edition)))) {
    tell(notice('other_year', {}, `${yearOf(edition)} / ${first.slice(0, 4)}`));
  }
}

/** Minutes ahead of UTC that the file's first session is written in. */
function offsetOf(drafts: readonly Draft[]): number {
  const first = drafts.find(({ kind }) => kind === 'event')?.says.starts_at;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(String(first ?? '')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The first forum was that of 2006. */
function yearOf(edition: number): number {
  return edition + 2005;
}

/** Rows that an earlier import made and that this file does not have. */
function goneFromFile(drafts: readonly Draft[], held: HeldRows): Notice[] {
  const present = new Set(drafts.map(({ id }) => id));
  return kinds
    .filter((kind) => kind === 'location' || kind === 'speaker' || kind === 'event')
    .flatMap((kind) => [...(held.get(kind) ?? [])].map(([id, row]) => ({ kind, id, row })))
    .filter(({ id }) => isImportedId(id) && !present.has(id))
    .map(({ kind, id, row }) => {
      const name = row[entities[kind].name] as Parameters<typeof localize>[0];
      const title = localize(name, 'fr')?.text;
      return notice('not_in_file', { id, ...(title ? { title } : {}) }, kind);
    });
}
