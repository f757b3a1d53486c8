import { expect, test } from 'vitest';
import { previewImport, readSchedule } from '#exchange/index.ts';
import { contact, files } from './small-files.ts';

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

test.each(files)(
  '$name: everything is a row or in the report',
  async ({ content, ...expected }) => {
    const reading = readSchedule(bytesOf(content));
    if (!reading.ok) throw new Error(reading.reason.code);
    const { counts, notices, operations } = await previewImport(reading.source, 21, new Map());
    const made = ['event', 'location', 'speaker', 'track', 'attachment'] as const;
    expect(made.map((kind) => counts[kind]?.new ?? 0)).toEqual(expected.rows);
    expect(notices.filter(({ effect }) => effect === 'question')).toEqual([]);
    for (const [code, details] of Object.entries(expected.told)) {
      const said = notices.filter((one) => one.code === code).map(({ detail = '' }) => detail);
      expect([code, said]).toEqual([code, details]);
    }
    const all = JSON.stringify([operations, notices]);
    for (const address of expected.addresses ?? []) expect(all).toContain(address);
    const [event] = operations.filter(({ kind }) => kind === 'event');
    if (expected.recording) expect(event?.set?.recording_url).toBe(expected.recording);
  },
);

test.each([
  ['%PDF-1.7', 'pdf', undefined],
  ['Title;Start;Room\nA;09:00;X\n', 'table', 'Title;Start;Room'],
  ['<?xml version="1.0"?><rss version="2.0"><channel/></rss>', 'feed', 'rss'],
  ['<agenda><item/></agenda>', 'xml', 'agenda'],
  ['<schedule><timetable/></schedule>', 'xml', 'schedule'],
  ['{"a": 1, "b": [1]}', 'json', 'a, b'],
  ['PK\u0003\u0004', 'archive', undefined],
  [contact, 'contacts', undefined],
  ['Good morning', 'text', undefined],
])('%j is said to be what it is', (text, as, detail) => {
  const reading = readSchedule(bytesOf(text));
  expect(reading).toEqual({
    ok: false,
    reason: { code: 'not_recognised', looks: { as, ...(detail ? { detail } : {}) } },
  });
});
