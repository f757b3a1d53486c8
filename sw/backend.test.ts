import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

let scope: FakeScope;

beforeEach(async () => {
  scope = await installWorker();
});

afterEach(removeWorker);

test('a browser that refuses to send anything past the worker installs it all the same', async () => {
  const asked: unknown[] = [];
  const addRoutes = async (rules: unknown) => {
    asked.push(rules);
    throw new TypeError('Unknown condition');
  };
  await scope.dispatch('install', { addRoutes });
  expect(asked).toHaveLength(1);
});
