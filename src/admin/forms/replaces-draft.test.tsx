import { beforeEach, expect, test, vi } from 'vitest';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { keepDraft, slotOf } from './draft-storage.ts';
import { ReplacesDraft } from './replaces-draft.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  return () => vi.unstubAllGlobals();
});

test('an announcement that was begun in this edition is named before another takes its place', async () => {
  const draft = { base: {}, values: { title: { fr: 'Pluie' } }, at: 1 };
  keepDraft('announcement', slotOf('new', 20), draft);
  expect(await rendered(<ReplacesDraft />)).toBe('');
  keepDraft('announcement', slotOf('new', 21), draft);
  expect(await rendered(<ReplacesDraft />)).toContain('announcement draft');
});
