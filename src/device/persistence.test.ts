import { beforeEach, expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../tests/fixtures/local-storage.ts';
import { askToKeepStorage, keepStorage } from './persistence.ts';

const persist = vi.fn(() => Promise.resolve(false));
let persisted: boolean;
let standalone: boolean;

beforeEach(() => {
  persist.mockClear();
  persisted = false;
  standalone = false;
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(persisted) } });
});

const monday = new Date('2026-10-19T21:00:00Z');
const tuesday = new Date('2026-10-20T08:00:00Z');

test('a first day goes by without a question, another day asks once', async () => {
  await askToKeepStorage(monday);
  await askToKeepStorage(monday);
  expect(persist).not.toHaveBeenCalled();
  await askToKeepStorage(tuesday);
  await askToKeepStorage(tuesday);
  expect(persist).toHaveBeenCalledOnce();
});

test('the installed app asks on its first start', async () => {
  standalone = true;
  await askToKeepStorage(monday);
  expect(persist).toHaveBeenCalledOnce();
});

test('installing asks again after an earlier refusal, but not when it is granted', async () => {
  await keepStorage();
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(2);
  persisted = true;
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(2);
});

test('a browser without the question is left alone', async () => {
  vi.stubGlobal('navigator', {});
  standalone = true;
  await expect(askToKeepStorage(monday)).resolves.toBeUndefined();
});
