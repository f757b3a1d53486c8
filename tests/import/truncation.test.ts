import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewImport, questionsIn, readSchedule } from '#exchange/index.ts';
import { fixture } from './fixture.ts';

/** How many lines there are, without empty ones at the end. */
function linesOf(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.replace(/[\r\n]+$/, '').split('\n').length;
}

/** How the part of a file before `length` is taken: whole, held back by a question, or not at all. */
async function takenAs(bytes: Uint8Array, length: number) {
  const reading = readSchedule(bytes.subarray(0, length));
  if (!reading.ok) return 'not at all';
  const { notices } = await previewImport(reading.source, 20, new Map());
  const cut = questionsIn(notices).find(({ code }) => code === 'file_cut');
  if (!cut) return 'whole';
  const lines = linesOf(bytes.subarray(0, length));
  return cut.where.line === lines ? 'held back' : `held back, at line ${cut.where.line}`;
}

test.each(['frab.xml', 'wafer.xml', 'pretalx.json', 'frab.json', 'bilingual.json', 'calendar.ics'])(
  '%s that ends anywhere in the middle is never a silent partial success',
  async (name) => {
    const bytes = await fixture(name);
    const end = new TextDecoder('latin1').decode(bytes).trimEnd().length;
    expect(await takenAs(bytes, bytes.length)).toBe('whole');
    const anywhere = fc.asyncProperty(fc.integer({ min: 0, max: end - 1 }), async (length) => {
      expect(['not at all', 'held back']).toContain(await takenAs(bytes, length));
    });
    await fc.assert(anywhere, { numRuns: 120, examples: [[end - 1], [end - 2], [1], [0]] });
  },
);

test('JSON that ends in the middle says at which line', async () => {
  const bytes = await fixture('pretalx.json');
  const reading = readSchedule(bytes.subarray(0, Math.floor(bytes.length / 2)));
  expect(reading).toMatchObject({ ok: false, reason: { code: 'json_cut' } });
  const lines = linesOf(bytes.subarray(0, Math.floor(bytes.length / 2)));
  if (!reading.ok && reading.reason.code === 'json_cut') {
    expect(reading.reason.line).toBe(lines);
  }
});
