import { expect, test } from 'vitest';
import { isAwaited } from './use-administrators.ts';

test('who was invited and has never signed in is awaited, however their address is typed', () => {
  const list = [
    { email: 'in@forum.example', joined: true },
    { email: 'out@forum.example', joined: false },
  ];
  const of = (address: string) => isAwaited(list, address);
  expect([' Out@Forum.Example ', 'In@forum.example', 'new@forum.example'].map(of)).toEqual([
    true,
    false,
    false,
  ]);
});
