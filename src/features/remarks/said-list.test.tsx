import { afterEach, expect, test, vi } from 'vitest';
import type { Remark } from '#visitor/remarks/read.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { TooLate } from './question-form.tsx';
import { SaidList } from './said-list.tsx';

afterEach(() => void vi.unstubAllGlobals());

const refused: Remark = {
  ...{ id: 'first', event: 'e', said: { question: 'What is it?' }, at: 1 },
  ...{ state: 'refused', refusal: 'too_many' },
};

test('a question that was refused stands in a field beside the reason, to be sent again or taken away', async () => {
  const shown = await rendered(<SaidList remarks={[refused]} open />);
  expect(shown).toContain('Three of your questions are already waiting to be read.');
  expect(shown).toMatch(/<textarea[^>]*>What is it\?<\/textarea>/);
  expect(shown).toContain('Send again');
  expect(shown).toContain('Remove');
  const sent = await rendered(<SaidList remarks={[{ ...refused, state: 'sent' }]} open />);
  expect(sent).not.toContain('<textarea');
});

test('where nothing is taken any more, what was refused can still be read and taken away', async () => {
  const rating: Remark = { ...refused, id: 'second', said: { stars: 2, remark: 'Too long.' } };
  for (const [remark, text] of [
    [refused, 'What is it?'],
    [rating, 'Too long.'],
  ] as const) {
    const shown = await rendered(<SaidList remarks={[remark]} />);
    expect(shown).toContain(text);
    expect(shown).toContain('Remove');
    expect(shown).not.toContain('<textarea');
  }
});

test('what was half written when the session ended can still be read', async () => {
  vi.stubGlobal('sessionStorage', createLocalStorage());
  sessionStorage.setItem('halfWritten e first', 'What is it then?');
  sessionStorage.setItem('halfWritten e question', 'And why');
  const worded = await rendered(<SaidList remarks={[refused]} />);
  expect(worded).toContain('What is it then?');
  const sent = await rendered(<SaidList remarks={[{ ...refused, state: 'sent' }]} />);
  expect(sent).toContain('What is it?');
  expect(await rendered(<TooLate event="e" />)).toContain('And why');
  expect(await rendered(<TooLate event="another" />)).not.toContain('And why');
});
