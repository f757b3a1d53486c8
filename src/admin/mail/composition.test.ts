import { beforeEach, expect, test, vi } from 'vitest';
import { rememberAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { dropComposition, keepComposition, notReached, readComposition } from './composition.ts';
import { deliveryStates } from './use-progress-words.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createLocalStorage());
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  return () => vi.unstubAllGlobals();
});

test('what was composed without a network is there again, under the id it will be sent by', () => {
  const begun = readComposition(21, 'first');
  expect(begun).toMatchObject({ id: 'first', recipients: 'all', template: '' });
  keepComposition(21, { ...begun, template: 't', recipients: 'single', speakers: ['a'] }, 1);
  expect(readComposition(21, 'second')).toMatchObject({
    ...{ id: 'first', template: 't', recipients: 'single', speakers: ['a'] },
  });
  expect(readComposition(20, 'other').id).toBe('other');
});

test('somebody else on the device does not see it, and once sent it is gone', () => {
  keepComposition(21, { ...readComposition(21, 'mine'), template: 't' }, 1);
  rememberAdministrator(deviceMemory, { id: 'you', email: 'you@forum.example' });
  expect(readComposition(21, 'yours').id).toBe('yours');
  rememberAdministrator(deviceMemory, { id: 'me', email: 'me@forum.example' });
  expect(readComposition(21, 'again').id).toBe('mine');
  dropComposition(21);
  expect(readComposition(21, 'next').id).toBe('next');
});

test('written to again is who got nothing, not who may have got it, wants none or has answered', () => {
  const about = { email: null, language: 'fr', attempts: 1, changed_at: '', words: null } as const;
  const people = deliveryStates.map((state) => ({ ...about, speaker: state, state }));
  expect(notReached(people)).toEqual(['refused', 'bounced', 'no_address', 'cancelled']);
});
