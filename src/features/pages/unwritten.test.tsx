import { expect, test } from 'vitest';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { rendered } from '../../../tests/tools/rendered.tsx';
import { Presentation } from './presentation-screen.tsx';
import { Sheikh } from './sheikh-screen.tsx';

const text = (key: string, content: object) =>
  ({
    ...{ kind: 'site_content', id: key, revision: 1 },
    row: { key, content, image_url: null },
  }) as PresentRow;

const none = 'This text is not published yet';

test.each([
  ['the presentation', <Presentation key="presentation" />, 'presentation_subtitle'],
  ['the page about the guide', <Sheikh key="sheikh" />, 'cheikh_paragraph_1'],
])('%s says that nothing of it is there yet', async (_what, page, key) => {
  expect(await rendered(page)).toContain(none);
  expect(await rendered(page, [text(key, {})])).toContain(none);
  const written = await rendered(page, [text(key, { en: 'The way' })]);
  expect(written).toContain('The way');
  expect(written).not.toContain(none);
});
