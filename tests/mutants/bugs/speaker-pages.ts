import type { Bug } from '../bug.ts';

const schema = 'supabase/schemas/34_speaker_pages.sql';
const said = ['tests/db/speaker-pages.test.ts'];
const desk = ['src/visitor/speaker-page/desk.test.ts'];
const compared = ['src/admin/speaker-pages/proposals.test.ts'];

/** Private pages of speakers, and what waits for an editor. */
export const speakerPages: readonly Bug[] = [
  {
    file: schema,
    find: "where code_hash = sha256(convert_to(p_code, 'UTF8')) and expires_at > now()",
    put: "where code_hash = sha256(convert_to(p_code, 'UTF8'))",
    does: 'a private page never expires',
    tests: said,
  },
  {
    file: schema,
    find: "  perform sync.enter('speakers');\n",
    put: '',
    does: 'codes are guessed as fast as the line carries them',
    tests: said,
  },
  {
    file: schema,
    find: 'where i.id = talk\n        and i.speaker_id = p_link.speaker_id and',
    put: 'where i.id = talk\n        and',
    does: 'a speaker proposes changes of somebody else’s talk',
    tests: said,
  },
  {
    file: schema,
    find: '  if answered is not null then\n    return answered;\n  elsif',
    put: '  if',
    does: 'a sending that is repeated after an editor has decided waits again, or is refused',
    tests: said,
  },
  {
    file: schema,
    find: "s.at > now() - interval '1 day') >= 100 then",
    put: "s.at > now() - interval '1 day') >= 100000 then",
    does: 'one link floods the editors',
    tests: said,
  },
  {
    file: schema,
    find: "coalesce(sync.longest_proposal(said ->> 'field', talk is not null), -1) then",
    put: "coalesce(sync.longest_proposal(said ->> 'field', talk is not null), 10000) then",
    does: 'a speaker proposes columns that are none of theirs',
    tests: said,
  },
  {
    file: schema,
    find: "    when 'image/jpeg' then substr(data, 1, 3) = '\\xffd8ff'::bytea",
    put: "    when 'image/jpeg' then true",
    does: 'anything is taken for a picture that calls itself one',
    tests: said,
  },
  {
    file: schema,
    find: "seen = excluded.seen, proposed = excluded.proposed, state = 'waiting', sent_at = now();",
    put: 'seen = excluded.seen, proposed = excluded.proposed, sent_at = now();',
    does: 'what a speaker sends after a refusal is never seen',
    tests: said,
  },
  {
    file: 'supabase/schemas/33_proposals.sql',
    find: "p_visible => 'false'",
    put: "p_visible => 'true'",
    does: 'visitors are told what speakers propose',
    tests: said,
  },
  {
    file: 'src/visitor/speaker-page/draft.ts',
    find: 'const { seen } = draft.texts[key] ?? { seen: presentText(page, slot) };',
    put: 'const seen = presentText(page, slot);',
    does: 'a text that was changed while a speaker wrote is taken over unsaid',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/desk.ts',
    find: 'draft: withoutSent(rest.draft, sending.draft)',
    put: 'draft: emptyDraft',
    does: 'what is written while something travels is lost',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/desk.ts',
    find: '      if (!isVerdict(answer.failure)) return answer.failure;\n',
    put: '',
    does: 'a portal’s page or a lost network takes the waiting sending away',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/desk.ts',
    find: '    await storage.forget(code).catch(() => {});\n',
    put: '',
    does: 'a device keeps what was written behind an address that ended',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/desk.ts',
    find: 'if (kept.sending && Object.keys(kept.sending.draft.details).length > 0) {',
    put: 'if (false) {',
    does: 'a phone that had no network wipes out what its speaker said of their coming elsewhere',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/storage.ts',
    find: 'if (drafts.length === 0) return undefined;',
    put: 'return undefined;',
    does: 'what was half written is lost with the address that a reminder replaces',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/storage.ts',
    find: 'if (!held?.page || !isTouched(held.draft)) return;',
    put: 'return;',
    does: 'what is half written when a reminder replaces its address is lost',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/desk.ts',
    find: 'held?.page ? mergedKept(stored, mine, held) : mine.page && mine',
    put: 'mine.page && mine',
    does: 'of two tabs of a private page the later wipes out what is written in the other',
    tests: desk,
  },
  {
    file: 'src/visitor/speaker-page/storage.ts',
    find: '{ onLost: tellAll }',
    put: '{}',
    does: 'a draft is lost with a storage that is emptied under the page',
    tests: desk,
  },
  {
    file: 'src/admin/speaker-pages/proposals.ts',
    find: 'changedSince: !isThere && present !== seen,',
    put: 'changedSince: false,',
    does: 'an editor overwrites a newer text without being told',
    tests: compared,
  },
  {
    file: 'src/admin/speaker-pages/proposals.ts',
    find: 'const base = { state, proposed };',
    put: 'const base = { state };',
    does: 'what a speaker sends while an editor decides is decided on unseen',
    tests: compared,
  },
  {
    file: 'src/admin/speaker-pages/proposals.ts',
    find: ': { ...(row[field] as Localized), [language]: proposed ?? undefined };',
    put: ': { [language]: proposed ?? undefined };',
    does: 'taking over one language deletes the others',
    tests: compared,
  },
  {
    file: 'src/admin/kinds/word-diff.ts',
    find: 'if (at(i + 1, j) >= at(i, j + 1)) {',
    put: 'if (at(i + 1, j) < at(i, j + 1)) {',
    does: 'words that both texts have are marked as changed',
    tests: ['src/admin/kinds/word-diff.test.ts'],
  },
];
