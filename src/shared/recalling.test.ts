import { expect, test } from 'vitest';
import { type Recall, recalling } from './recalling.ts';

test('makes anew only what is made of other parts than in the round before', () => {
  const made: string[] = [];
  const round = recalling((recall: Recall, parts: Readonly<Record<string, readonly unknown[]>>) =>
    Object.entries(parts).map(([name, of]) =>
      recall(name, of, () => {
        made.push(name);
        return { name };
      }),
    ),
  );
  const [one, two] = [{}, {}];
  const first = round({ a: [one], b: [one, two] });
  expect(round({ a: [one], b: [two, one] })[0]).toBe(first[0]);
  expect(made).toEqual(['a', 'b', 'b']);
  // What a round does not ask for is forgotten.
  round({ b: [two, one, two] });
  round({ a: [one] });
  expect(made).toEqual(['a', 'b', 'b', 'b', 'a']);
});
