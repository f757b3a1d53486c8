import { expect, test } from 'vitest';
import type { Remark } from '#visitor/remarks/read.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { SaidList } from './said-list.tsx';

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
