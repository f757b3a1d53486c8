import { afterEach, expect, test } from 'vitest';
import { joinEnd } from './channel.ts';

const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

interface Sums {
  add(a: number, b: number): Promise<number>;
  fail(reason: string): never;
}

test('both ends call each other; answers and calls come in the order in which they were said', async () => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const heard: string[] = [];
  const there = joinEnd<{ note(what: string): void }>(port2, {
    async add(a: number, b: number) {
      void there('note', 'adding');
      return a + b;
    },
    fail(reason: string) {
      throw new Error(reason);
    },
  });
  const here = joinEnd<Sums>(port1, { note: (what: string) => void heard.push(what) });
  port1.start();
  port2.start();
  const sums = [here('add', 1, 2), here('add', 3, 4)];
  for (const sum of sums) void sum.then((value) => heard.push(String(value)));
  expect(await Promise.all(sums)).toEqual([3, 7]);
  expect(heard).toEqual(['adding', '3', 'adding', '7']);
  await expect(here('fail', 'the disk is full')).rejects.toThrow('the disk is full');
});
