import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test.each([
  ['<p>One.</p><p>Two  <strong>bold</strong>\nwords</p>', 'One. Two bold words'],
  ['<p>Dates &amp; figs &lt;dried&gt;</p>', 'Dates & figs <dried>'],
  ['<p>&amp;lt;</p>', '&lt;'],
  ['<p>Soir&nbsp;: la veillée</p>', 'Soir\u00a0: la veillée'],
  ['<p></p>', ''],
  ['<p>Say <em>hal</em>, <u>adab</u> (<a href="https://a.b">see</a>).</p>', 'Say hal, adab (see).'],
  ['<h2>Words</h2><ul><li><p>one</p></li><li>two<br>three</li></ul>', 'Words one two three'],
])('the words of %s', (html, words) => expect(plain(html)).toBe(words));
