import { expect, test } from 'vitest';
import { rebuilt } from './rebuilt-html.ts';

const tags = ['p', 'br', 'a', 'strong', 'em', 'h2', 'ul', 'li', 'span'];
const link = 'rel="noopener noreferrer" target="_blank"';

test.each([
  ['<p>One &amp; <strong>two</strong></p>', '<p>One &amp; <strong>two</strong></p>'],
  ['<p>AT&T <br/> 1 < 2</p>', '<p>AT&amp;T <br> 1 &lt; 2</p>'],
  [
    '<a href="https://a.example/?b=1&amp;c">x</a>',
    `<a href="https://a.example/?b=1&amp;c" ${link}>x</a>`,
  ],
  ['<p lang="ar" dir="rtl" style="color:red" onclick="x()">س</p>', '<p lang="ar" dir="rtl">س</p>'],
  ['<p><em>left open', '<p><em>left open</em></p>'],
  ['<p><em>crossed</p></em>', '<p><em>crossed</em></p>'],
])('keeps what a text needs of %s', (html, kept) => expect(rebuilt(html, tags)).toBe(kept));

test.each([
  '<script>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href=JaVaScRiPt:alert(1)>x</a>',
  '<p title="><script>alert(1)</script>">x</p>',
  '<a href="https://x.example/" onclick="alert(1)">x</a>',
  '<style>@import "x"</style>',
  '<!-- <script>alert(1)</script> -->',
  '<scr<script>ipt>alert(1)</script>',
  '<p "<img src=x onerror=alert(1)>">x</p>',
  '<<script>script>alert(1)</script>',
  '<iframe src="https://x.example"></iframe>',
])('nothing of %s can do anything', (html) => {
  const written = rebuilt(html, tags);
  const elements = [...written.matchAll(/<\/?([^>]*)>/g)].map(([, inside = '']) => inside);
  const allowed =
    /^(?:p|strong|em|h2|ul|li|span|br|a)(?: href="(?:https:|mailto:|tel:)[^"<>]*")?(?: (?:lang|dir)="[\w-]+")*(?: rel="noopener noreferrer" target="_blank")?$/;
  for (const element of elements) expect(element).toMatch(allowed);
  expect(written.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
});

test.each([
  ['attributes without an end', '<a '],
  ['an attribute in quotes without an end', '<a href="'],
  ['comments without an end', '<!-- '],
  ['scripts without an end', '<script>'],
  ['elements one in another', '<b>'],
  ['ends without a beginning', '<p></b>'],
  ['elements that are no text', '<svg><title>'],
  ['entities', '&amp;&#115;'],
])('a long text is read in a moment: %s', (_, part) => {
  const begun = process.cpuUsage();
  const written = rebuilt(part.repeat(20_000), [...tags, 'b']);
  expect(written.length).toBeLessThan(1_000_000);
  // It took 36 seconds of a processor, and takes some tenths of one, however busy the machine is.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(3_000);
});
