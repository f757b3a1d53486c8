import { type Entity, entities, type Intervention, type Issue } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Localized } from '#shared/localized.ts';
import { tidyTexts } from '../forms/tidy-texts.ts';

/** An intervention as the form of its session holds it; its place in the list is its position. */
export interface Talk {
  readonly id: string;
  readonly speaker_id: string | null;
  readonly title: Localized;
  readonly description: Localized;
}

/** The session that the interventions belong to. */
interface Owner {
  readonly id: string;
  readonly edition_id: number;
}

/** The interventions of a session, in their order. */
export function talksOf(interventions: Iterable<Intervention>, eventId: string): Talk[] {
  return [...interventions]
    .filter(({ event_id }) => event_id === eventId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id, speaker_id, title, description }) => ({ id, speaker_id, title, description }));
}

/**
 * What turns one list of interventions into another, in an order that never has one speaker twice in
 * the session: what goes, goes first; who takes a place still held by another is put in anew.
 */
export function changesOfTalks(
  before: readonly Talk[],
  after: readonly Talk[],
  owner: Owner,
): ContentChange[] {
  const old = new Map(before.map((talk, position) => [talk.id, rowOf(talk, position, owner)]));
  const kept = new Set(after.map(({ id }) => id));
  const held = new Map(before.map(({ id, speaker_id }) => [speaker_id, id]));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => removal(id));
  const changed: ContentChange[] = [];
  const made: ContentChange[] = [];
  for (const [position, talk] of after.entries()) {
    const row = rowOf(talk, position, owner);
    const was = old.get(talk.id);
    const holder = held.get(talk.speaker_id);
    if (!was) made.push(insertion(talk.id, row));
    else if (holder && holder !== talk.id && kept.has(holder)) {
      gone.push(removal(talk.id));
      made.push(insertion(talk.id, row));
    } else {
      const change = changeBetween('intervention', talk.id, was, row);
      if (change) changed.push(change);
    }
  }
  return [...gone, ...changed, ...made];
}

/** What is wrong with the interventions; the fields are named `<id>.<field>`. */
export function checkTalks(talks: readonly Talk[], owner: Owner): Issue[] {
  return talks.flatMap((talk, position) => {
    const wrong = check(entities.intervention as unknown as Entity, rowOf(talk, position, owner));
    const twice = talks
      .slice(0, position)
      .some(({ speaker_id }) => speaker_id !== null && speaker_id === talk.speaker_id);
    const issues: Issue[] = twice
      ? [...wrong, { field: 'speaker_id', code: 'speaks_twice' }]
      : wrong;
    return issues.map((issue) => ({ ...issue, field: `${talk.id}.${issue.field}` }));
  });
}

function rowOf({ speaker_id, title, description }: Talk, position: number, owner: Owner): Fields {
  return {
    edition_id: owner.edition_id,
    event_id: owner.id,
    speaker_id,
    title: tidyTexts(title),
    description: tidyTexts(description),
    position,
  };
}

const removal = (id: string): ContentChange => ({
  kind: 'intervention',
  id,
  action: 'delete',
  base: null,
  set: null,
});

const insertion = (id: string, set: Fields): ContentChange => ({
  kind: 'intervention',
  id,
  action: 'insert',
  base: null,
  set,
});
