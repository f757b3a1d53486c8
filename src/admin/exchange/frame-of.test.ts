import { expect, test } from 'vitest';
import { frameOf } from './frame-of.ts';

test('a title with quotation marks or markup stays the title of the frame', () => {
  const frame = frameOf('https://the.site/embed/programme.fr.html', 'Forum "A" & <b>B</b>');
  expect(frame).toContain('src="https://the.site/embed/programme.fr.html"\n');
  expect(frame).toContain('  title="Forum &quot;A&quot; &amp; &lt;b>B&lt;/b>"\n');
});
