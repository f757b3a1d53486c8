import { expect, test } from 'vitest';
import { cutSchedule } from './xml-blocks.ts';

test('an event that does not end takes no other with it, nor what stands around', () => {
  const { events, rooms } = cutSchedule(`<schedule>
<day index="1"><room name="A">
<event id="1"><title>One</title>
<event id="2"><title>Two</title></event>
</room></day>
<day index="2"><room name="B"><event id="3"/></room></day></schedule>`);
  expect(events.map(({ xml, line }) => [xml.slice(0, 14), line])).toEqual([
    ['<event id="1">', 3],
    ['<event id="2">', 4],
    ['<event id="3"/', 6],
  ]);
  expect(events.map(({ room }) => room)).toEqual([
    ...['<room name="A">', '<room name="A">', '<room name="B">'],
  ]);
  expect(rooms).toHaveLength(2);
});

test('what a file has commented out is no event', () => {
  expect(cutSchedule('<!-- <event id="1"></event> --><event id="2"></event>').events).toHaveLength(
    1,
  );
});
