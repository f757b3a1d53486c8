import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changesOfTalks, talksOf } from '#admin/events/talks.ts';
import { inverseOf } from '#admin/writing/undo.ts';
import type { Kind } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { deviceContent } from './device-content.ts';
import { type Forum, insert, type Operation, openForum } from './forum.ts';

/** Deletions that are taken back, as the back office does it. */

let forum: Forum;
let session: string;
let part: string;
let other: string;
beforeAll(async () => {
  forum = await openForum();
});
afterAll(() => forum.drop());
beforeEach(async () => {
  session = randomUUID();
  part = randomUUID();
  other = randomUUID();
  const { event, intervention, speaker } = forum.rows;
  await insert(forum.sql, 'speakers', { ...speaker.values, id: other });
  await insert(forum.sql, 'events', {
    ...{ ...event.values, id: session, participant_ids: [speaker.id, other] },
    previous_location_id: event.values.location_id,
  });
  await insert(forum.sql, 'events', { ...event.values, id: part, part_of_id: session });
  const talk = randomUUID();
  await insert(forum.sql, 'interventions', {
    ...{ ...intervention.values, id: talk, event_id: part, speaker_id: other },
  });
  await insert(forum.sql, 'proposals', {
    ...{ id: randomUUID(), edition_id: 21, speaker_id: other, intervention_id: talk },
    ...{ field: 'title', language: 'fr', seen: 'Parole', proposed: 'La parole' },
  });
});

const kept = (content: Awaited<ReturnType<typeof deviceContent>>) => {
  const { event, intervention, speaker } = content;
  const sessions = [...event.values()].map(
    ({ id, location_id, chair_id, participant_ids, part_of_id }) =>
      [id, { location_id, chair_id, participant_ids, part_of_id }] as const,
  );
  const wanted = [...content.proposal.values()].map(
    ({ id, intervention_id, proposed }) => [id, { intervention_id, proposed }] as const,
  );
  return { speaker, intervention, session: new Map(sessions), proposal: new Map(wanted) };
};

test.each<[string, () => readonly (readonly [Kind, string])[]]>([
  ['two participants of one session', () => [speaker(other), speaker(forum.rows.speaker.id)]],
  ['a session and its part', () => [event(session), event(part)]],
  ['a part and its session', () => [event(part), event(session)]],
  ['a session’s part and who speaks in it', () => [event(part), speaker(other)]],
  ['the hall', () => [['location', forum.rows.location.id]]],
])('%s: all is back when the deletion is undone', async (_, which) => {
  const before = await deviceContent(forum);
  const deletions: Operation[] = [];
  for (const [kind, id] of which()) {
    deletions.push({ ...(await forum.deletion(kind, id)), outbox: 'mine' });
  }
  expect(statuses(await forum.push(deletions))).toEqual(['applied']);
  const back = inverseOf(deletions as readonly ContentChange[], before);
  expect(statuses(await forum.push(back as unknown as Operation[]))).toEqual(['applied']);
  expect(kept(await deviceContent(forum))).toEqual(kept(before));
});

test('two talks that change speakers keep what is proposed for each', async () => {
  const before = await deviceContent(forum);
  const [talk] = talksOf(before.intervention.values(), part);
  if (!talk) throw new Error('there is no talk');
  const second = { ...talk, id: randomUUID(), speaker_id: forum.rows.speaker.id };
  const owner = { id: part, edition_id: 21 };
  const write = async (changes: readonly ContentChange[]) => {
    const asked = changes.map(async (change) =>
      change.action === 'delete'
        ? { ...(await forum.deletion(change.kind, change.id)), outbox: 'mine' }
        : change,
    );
    expect(statuses(await forum.push((await Promise.all(asked)) as Operation[]))).toEqual([
      'applied',
    ]);
  };
  await write(changesOfTalks([talk], [talk, second], owner));
  const swapped = [
    { ...talk, speaker_id: second.speaker_id },
    { ...second, speaker_id: talk.speaker_id },
  ];
  await write(changesOfTalks([talk, second], swapped, owner));
  const after = await deviceContent(forum);
  expect(talksOf(after.intervention.values(), part)).toEqual(swapped);
  expect(after.proposal).toEqual(before.proposal);
});

test('a hall that is deleted and back during the forum leaves no session moved, and one that was moved from it so', async () => {
  const { sql, rows } = forum;
  const elsewhere = randomUUID();
  await insert(sql, 'locations', { ...rows.location.values, id: elsewhere });
  await sql`update editions set starts_on = current_date, ends_on = current_date + 1 where id = 21`;
  await sql`update events set change = 'none', changed_at = null, previous_starts_at = null,
    previous_ends_at = null, previous_location_id = null`;
  await sql`update events set location_id = ${elsewhere} where id = ${part}`;
  const announced = () => sql`select id, location_id, change, changed_at, previous_starts_at,
    previous_ends_at, previous_location_id from events order by id`;
  const was = await announced();
  const before = await deviceContent(forum);
  const deletion = await forum.deletion('location', rows.location.id);
  expect(statuses(await forum.push([deletion]))).toEqual(['applied']);
  expect(await announced()).not.toEqual(was);
  const back = inverseOf([deletion] as readonly ContentChange[], before);
  expect(statuses(await forum.push(back as unknown as Operation[]))).toEqual(['applied']);
  expect(await announced()).toEqual(was);

  const again = await forum.deletion('location', rows.location.id);
  expect(statuses(await forum.push([again]))).toEqual(['applied']);
  await sql`update events set starts_at = starts_at + interval '5 minutes' where id = ${session}`;
  expect(statuses(await forum.push(back as unknown as Operation[]))).toEqual(['applied']);
  const meanwhile = (await announced()).find(({ id }) => id === session);
  expect(meanwhile).toMatchObject({ change: 'moved', previous_location_id: rows.location.id });
});

const speaker = (id: string) => ['speaker', id] as const;
const event = (id: string) => ['event', id] as const;
const statuses = (outcomes: readonly { status: string; message?: string }[]) => [
  ...new Set(outcomes.map(({ status, message }) => message ?? status)),
];
