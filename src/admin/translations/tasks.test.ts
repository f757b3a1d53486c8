import { expect, test } from 'vitest';
import type { TranslationTask } from '#entities/index.ts';
import { giving, nameIn, offeredFor, taskId } from './tasks.ts';

const scope = { kind: 'event', language: 'ar', edition: 21 } as const;
const held: TranslationTask = {
  ...{ id: 'event:one:ar', edition_id: 21, assignee: 'a', assignee_name: 'amina', able: true },
};
const tasks = new Map([[held.id, held]]);

test('a row and a whole kind of an edition have tasks of their own', () => {
  expect(taskId({ ...scope, row: 'one' })).toBe('event:one:ar');
  expect(taskId(scope)).toBe('event:*21:ar');
});

test('what nobody has is made, what somebody has changes hands, what is given back is deleted', () => {
  const one = { ...scope, row: 'one' };
  const [made] = giving(new Map(), one, { id: 'b', name: 'badr' });
  expect(made).toMatchObject({
    ...{ action: 'insert', set: { edition_id: 21, assignee: 'b', assignee_name: 'badr' } },
  });
  const [moved] = giving(tasks, one, { id: 'b', name: 'badr' });
  expect(moved).toMatchObject({
    action: 'update',
    base: { assignee: 'a' },
    set: { assignee: 'b' },
  });
  expect(giving(tasks, one, { id: 'a', name: 'amina' })).toEqual([]);
  const [back] = giving(tasks, one, undefined);
  expect(back).toMatchObject({ action: 'delete', base: { assignee: 'a' } });
  expect(giving(tasks, scope, undefined)).toEqual([]);
});

test('a name is what stands before the @', () => {
  expect(nameIn('amina.rahal@forum.ma')).toBe('amina.rahal');
});

test('it is offered to who can write it; without a network to who is known', () => {
  const rights = { roles: ['translator'], languages: ['ar'], halls: [] } as const;
  const members = [
    { id: 'b', name: 'badr', rights },
    { id: 'c', name: 'chama', rights: { ...rights, languages: ['en'] as const } },
  ];
  const self = { id: 's', name: 'self' };
  const offered = (known?: typeof members) =>
    offeredFor(scope, known, tasks.values(), self).map(({ name }) => name);
  expect(offered(members)).toEqual(['badr']);
  expect(offered()).toEqual(['self', 'amina']);
});
