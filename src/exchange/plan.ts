import { entities, type Kind, kinds } from '#entities/index.ts';
import type { Fields, Operation } from '#replica/protocol/operation.ts';
import { localize } from '#shared/localized.ts';
import { type Draft, operationFor } from './draft.ts';
import { type DraftedProgramme, draftProgramme } from './draft-programme.ts';
import { isImportedId } from './identity.ts';
import { type HeldRows, knownIds } from './known-ids.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import type { Source } from './source.ts';

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

/** A row that a file speaks of, as it would be after the import. */
interface ForeseenRow {
  readonly kind: Kind;
  readonly id: string;
  readonly state: 'new' | 'changed' | 'unchanged';
  readonly row: Fields;
}

/** What an import would do. Nothing is written yet. */
export interface ImportPreview {
  readonly edition: number;
  /** In the order in which they must be applied. */
  readonly operations: readonly PlannedOperation[];
  readonly counts: Readonly<Partial<Record<Kind, Count>>>;
  readonly foreseen: readonly ForeseenRow[];
  readonly notices: readonly Notice[];
}

/** The most operations that one file may make: more than the largest forum known to us has rows. */
export const mostOperations = 20_000;

/**
 * Turns a schedule into the operations that bring an edition into agreement with it. Repeating it
 * over the result gives none. What is new is a draft (see `publishNew`); what is no longer
 * in the file is told, never deleted.
 */
export async function previewImport(
  source: Source,
  edition: number,
  held: HeldRows,
): Promise<ImportPreview> {
  const notices: Notice[] = [...source.notices];
  const tell = (told: Notice) => notices.push(told);
  const programme = await draftProgramme(source, { edition, idOf: knownIds(edition, held), tell });
  const counts: Partial<Record<Kind, Count>> = {};
  const operations: PlannedOperation[] = [];
  const foreseen: ForeseenRow[] = [];
  const known = held.get('edition')?.get(String(edition));
  const drafts = known ? programme.drafts : withEdition(programme, edition, tell);
  const refused = new Set<unknown>();
  for (const draft of drafts) {
    if (refused.has(draft.says.event_id)) {
      tell(notice('with_session', draft.where, String(draft.says.url)));
      continue;
    }
    const row = held.get(draft.kind)?.get(draft.id);
    const verdict = operationFor(withoutChair(draft, row), row, tell);
    if (verdict.state === 'refused') {
      refused.add(draft.id);
      continue;
    }
    const count = counts[draft.kind] ?? { new: 0, changed: 0, unchanged: 0 };
    counts[draft.kind] = count;
    count[verdict.state] += 1;
    const { state, row: wanted } = verdict;
    foreseen.push({ kind: draft.kind, id: draft.id, state, row: wanted });
    if ('operation' in verdict) operations.push({ ...verdict.operation, where: draft.where });
  }
  tellOfDays(programme, edition, known, tell);
  notices.push(...goneFromFile(programme.drafts, held));
  return { edition, operations, counts, foreseen, notices };
}

/** The same operations with what is new made public at once; what is there stays as public as it is. */
export function publishNew(operations: readonly PlannedOperation[]): PlannedOperation[] {
  return operations.map((operation) => {
    const { action, set } = operation;
    if (action !== 'insert' || !set || !Object.hasOwn(set, 'published')) return operation;
    return { ...operation, set: { ...set, published: true } };
  });
}

/** Files have who presides over a session among its people: in one that is there, they stay what they are. */
function withoutChair(draft: Draft, row: Fields | undefined): Draft {
  const { participant_ids: said } = draft.says;
  const { chair_id: chair, participant_ids: held } = row ?? {};
  if (!chair || !Array.isArray(said) || (Array.isArray(held) && held.includes(chair))) return draft;
  return { ...draft, says: { ...draft.says, participant_ids: said.filter((id) => id !== chair) } };
}

/** All drafts after that of the edition, named and dated by the file; none when it has no days. */
function withEdition(
  { title, days, drafts }: DraftedProgramme,
  edition: number,
  tell: Tell,
): Draft[] {
  const [starts_on] = days.keys();
  if (!starts_on) return [];
  const utc_offset = offsetOf(drafts);
  tell(notice('offset_assumed', {}, `UTC${utc_offset < 0 ? '−' : '+'}${hoursOf(utc_offset)}`));
  const says = {
    id: edition,
    year: yearOf(edition),
    name: Object.keys(title).length > 0 ? title : { fr: `Forum ${yearOf(edition)}` },
    starts_on,
    ends_on: [...days.keys()].at(-1),
    utc_offset,
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
  const [first] = days.keys();
  if (!first) return;
  const { starts_on, ends_on, year } = (row ?? { year: yearOf(edition) }) as {
    readonly starts_on?: string;
    readonly ends_on?: string;
    readonly year: number;
  };
  if (starts_on && ends_on) {
    const outside = [...days].filter(([day]) => day < starts_on || day > ends_on);
    const detail = outside.map(([day, count]) => `${day} × ${count}`).join(', ');
    if (detail) tell(notice('outside_edition', {}, `${detail} / ${starts_on} … ${ends_on}`));
  }
  const years = new Set([...days.keys()].map((day) => day.slice(0, 4)));
  if (!years.has(String(year))) {
    tell(notice('other_year', {}, `${[...years].join(', ')} / ${year}`));
  }
}

/** Minutes ahead of UTC that the file's first session is written in. */
function offsetOf(drafts: readonly Draft[]): number {
  const first = drafts.find(({ kind }) => kind === 'event')?.says.starts_at;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(String(first ?? '')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** Minutes as `1:00` or `5:30`. */
function hoursOf(minutes: number): string {
  const size = Math.abs(minutes);
  return `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/** The first forum was that of 2006. */
function yearOf(edition: number): number {
  return edition + 2005;
}

const fromFiles: ReadonlySet<Kind> = new Set([
  ...(['location', 'speaker', 'track', 'event', 'attachment'] as const),
]);

/** Rows that an earlier import made and that this file does not have. */
function goneFromFile(drafts: readonly Draft[], held: HeldRows): Notice[] {
  const present = new Set(drafts.map(({ id }) => id));
  return kinds
    .filter((kind) => fromFiles.has(kind))
    .flatMap((kind) => [...(held.get(kind) ?? [])].map(([id, row]) => ({ kind, id, row })))
    .filter(({ id }) => isImportedId(id) && !present.has(id))
    .map(({ kind, id, row }) => {
      const name = row[entities[kind].name] as Parameters<typeof localize>[0];
      const title = localize(name, 'fr')?.text;
      return notice('not_in_file', { id, ...(title ? { title } : {}) }, kind);
    });
}
