import { expect, test } from 'vitest';
import type { Edition } from '#entities/index.ts';
import { rendered } from '../../tests/tools/rendered.tsx';
import { BeforeView } from './before-view.tsx';
import { Foot } from './foot.tsx';
import type { DisplayContent } from './screen.ts';

const edition = { id: 22, name: { en: 'Forum of 2027' }, theme: {} } as unknown as Edition;
const now = Date.parse('2026-11-20T09:00:00Z');

test('an edition without a theme is called by its name', async () => {
  const screen = { view: 'before', opens: now, ceremony: undefined, first: undefined } as const;
  const shown = await rendered(<BeforeView screen={screen} now={now} edition={edition} />);
  expect(shown).toContain('Forum of 2027');
  const themed = { ...edition, theme: { en: 'The heart' } } as Edition;
  const other = await rendered(<BeforeView screen={screen} now={now} edition={themed} />);
  expect(other).toContain('The heart');
});

test('no thought is announced where there is none', async () => {
  const content = { edition, sessions: [] } as unknown as DisplayContent;
  const foot = <Foot content={content} now={now} switchedOn={now} />;
  expect(await rendered(foot)).not.toContain('<figcaption>');
  const themed = { ...content, edition: { ...edition, theme: { en: 'The heart' } } as Edition };
  const other = await rendered(<Foot content={themed} now={now} switchedOn={now} />);
  expect(other).toContain('The heart');
});
