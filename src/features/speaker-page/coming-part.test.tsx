import { expect, test } from 'vitest';
import { emptyDraft } from '#visitor/speaker-page/draft.ts';
import type { SpeakerPage, SpeakerSession } from '#visitor/speaker-page/page.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { ComingPart } from './coming-part.tsx';

/** A session from 23:30 of 20 November to 0:30, UTC. */
const session: SpeakerSession = {
  ...{ id: 's', title: { en: 'Vigil' }, place: null, cancelled: false },
  ...{ starts_at: '2026-11-20T23:30:00.000Z', ends_at: '2026-11-21T00:30:00.000Z' },
};

const told = (own: Partial<SpeakerSession>) => {
  const page: SpeakerPage = {
    expires_at: '2026-12-20T00:00:00.000Z',
    edition: { name: { en: 'Forum' }, starts_on: '2026-11-20', ends_on: '2026-11-23' },
    speaker: { id: 'p', name: { en: 'Amina' }, title: {}, biography: {}, photo: null },
    ...{ talks: [], sessions: [{ ...session, ...own }], details: null, waiting: [] },
  };
  return rendered(<ComingPart page={page} draft={emptyDraft} problems={[]} write={() => {}} />);
};

test('a speaker reads the hours of a session on the clock of its own edition, whichever is on show', async () => {
  expect(await told({ utc_offset: 0 })).toContain(
    'Friday 20 November · 23:30\u00a0–\u2060\u00a000:30',
  );
  expect(await told({ utc_offset: 60 })).toContain(
    'Saturday 21 November · 00:30\u00a0–\u2060\u00a001:30',
  );
  // An earlier server leaves it to the edition on show.
  expect(await told({})).toContain('Saturday 21 November · 00:30\u00a0–\u2060\u00a001:30');
});
