import { expect, test } from 'vitest';
import { emptyDraft } from '#visitor/speaker-page/draft.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { SendBar } from './send-bar.tsx';

test('where nothing is left to send the button says so, and keeps the focus of who has pressed it', async () => {
  const desk = {
    ...{ phase: 'ready' as const, draft: emptyDraft, waiting: false, busy: false, keeps: true },
    ...{ send: async () => {}, discard: () => {} },
  };
  const shown = await rendered(<SendBar desk={desk} blocked={false} />);
  expect(shown).toMatch(/<button type="submit" aria-disabled="true"/);
  expect(shown).not.toContain(' disabled=""');
});
