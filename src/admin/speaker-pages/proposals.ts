import type { Proposal } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';

/** What is proposed, beside what the programme says now. */
export interface Compared {
  readonly proposal: Proposal;
  readonly kind: 'speaker' | 'intervention';
  readonly id: string;
  /** The row that would change, with all its fields. */
  readonly row: Fields;
  /** Null for nothing; of a portrait the path of the picture. */
  readonly present: string | null;
  /** Somebody has changed it since the speaker wrote. */
  readonly changedSince: boolean;
  /** It stands there already. */
  readonly isThere: boolean;
}

/** Those in a state whose speaker and talk are still there: by speaker, the newest sending first. */
export function comparedIn(
  content: Pick<Content, 'proposal' | 'speaker' | 'intervention'>,
  state: Proposal['state'],
): readonly Compared[] {
  return [...content.proposal.values()]
    .filter((proposal) => proposal.state === state)
    .flatMap((proposal) => {
      const found = compare(content, proposal);
      return found ? [found] : [];
    })
    .sort(
      (a, b) =>
        Date.parse(b.proposal.sent_at) - Date.parse(a.proposal.sent_at) ||
        a.proposal.field.localeCompare(b.proposal.field),
    );
}

function compare(
  content: Pick<Content, 'speaker' | 'intervention'>,
  proposal: Proposal,
): Compared | undefined {
  const { intervention_id, speaker_id, field, language, seen, proposed } = proposal;
  const kind = intervention_id ? 'intervention' : 'speaker';
  const id = intervention_id ?? speaker_id;
  const row = content[kind].get(id) as Fields | undefined;
  if (!row) return undefined;
  const value = row[field];
  const present =
    (language === 'none' ? (value as string | null) : (value as Localized | null)?.[language]) ??
    null;
  const isThere = language !== 'none' && present === proposed;
  return {
    ...{ proposal, kind, id, row, present, isThere },
    changedSince: !isThere && present !== seen,
  };
}

/** The changes that take a text over; `picture` is the path of a portrait that was kept. */
export function takingOver(
  { proposal, kind, id, row }: Compared,
  picture?: string,
): readonly ContentChange[] {
  const { field, language, proposed } = proposal;
  const value =
    language === 'none'
      ? picture
      : { ...(row[field] as Localized), [language]: proposed ?? undefined };
  return [
    changeBetween(kind, id, row, { ...row, [field]: value }),
    deciding(proposal, 'taken'),
  ].filter((change) => change !== undefined);
}

/**
 * The change by which a proposal is decided on as it is on show; undefined where it is so decided. What
 * the speaker has sent in its place meanwhile is another: then it is a conflict, and that one waits.
 */
export function deciding(
  { id, state, proposed }: Proposal,
  to: Proposal['state'],
): ContentChange | undefined {
  if (state === to) return undefined;
  const base = { state, proposed };
  return { kind: 'proposal', id, action: 'update', base, set: { state: to, proposed } };
}

/** Whether a talk would be left without a title in any language, which no talk may be. */
export function leavesNoTitle({ proposal, kind, row }: Compared): boolean {
  const { field, language, proposed } = proposal;
  if (kind !== 'intervention' || field !== 'title' || proposed !== null) return false;
  return Object.keys((row[field] as Localized | null) ?? {}).every((one) => one === language);
}
