import { describe, expect, test } from 'vitest';
import { cut, plainLine, plainText } from './plain-text.ts';

const quiet = () => undefined;

describe('a text from a schedule', () => {
  test('loses its HTML and keeps its paragraphs', () => {
    expect(
      plainText('<h2>Un</h2><p>deux&nbsp;&amp; trois<br>quatre</p><ul><li>a<li>b</ul>', quiet),
    ).toBe('Un\n\ndeux\u00a0& trois\nquatre\n\n- a\n- b');
  });

  test('is none where nobody sees anything of it', () => {
    expect(plainLine('\u200e<b>\u200b</b>\u3164')).toBe('');
    expect(plainText('<p>\u2060</p>\n<p>\u200b</p>', quiet)).toBe('');
  });

  test('loses scripts with all that is in them', () => {
    expect(plainText('a<script>alert("x")</script><style>b{}</style>c<!-- d -->', quiet)).toBe(
      'ac',
    );
  });

  test('keeps angle brackets that are no HTML', () => {
    expect(plainText('Vec<T> when a < b and c > d', quiet)).toBe('Vec<T> when a < b and c > d');
    expect(plainLine(' Vec<T>\n in  depth ')).toBe('Vec<T> in depth');
  });

  test('loses its Markdown', () => {
    expect(
      plainText('# Titre\n\n**gras**, *penché* et `code`\n* un\n+ deux\n\n> cité', quiet),
    ).toBe('Titre\n\ngras, penché et code\n- un\n- deux\n\ncité');
    expect(plainText('snake_case_name and 2 * 3 * 4', quiet)).toBe('snake_case_name and 2 * 3 * 4');
  });

  test('keeps harmless addresses and drops the others, saying so', () => {
    const unsafe: string[] = [];
    const tell = (address: string, isHostile: boolean) => isHostile && unsafe.push(address);
    expect(plainText('[ici](https://example.org/a_(b)) [là](javascript:alert(1))', tell)).toBe(
      'ici (https://example.org/a_(b)) là',
    );
    expect(plainText('<a href="java&#10;script:x()">go</a> <a href="tel:+212">tel</a>', tell)).toBe(
      'go tel (tel:+212)',
    );
    expect(plainText('![plan](data:image/png;base64,AA) [mail](mailto:a@example.org)', tell)).toBe(
      'plan mail (mailto:a@example.org)',
    );
    expect(unsafe).toEqual(['javascript:alert(1)', 'java\nscript:x()']);
  });

  test('holds nothing that Postgres refuses', () => {
    expect(plainText('a\u0000b\ud800c\u0007 \r\nd\u2028e', quiet)).toBe('ab\ufffdc\nd\ne');
    expect(plainLine('\ufeff\u00a0x\u202f!\u00a0')).toBe('x\u202f!');
  });

  test('is written in one way, however its accents are', () => {
    expect(plainLine('Be\u0301ne\u0301dicte')).toBe('B\u00e9n\u00e9dicte');
  });
});

describe('cutting', () => {
  test('stops at a word, and never inside a character', () => {
    expect(cut('un deux trois quatre', 15)).toBe('un deux trois…');
    expect(cut('court', 5)).toBe('court');
    expect(cut(`${'a'.repeat(8)}😀😀`, 10)).toBe(`${'a'.repeat(8)}…`);
  });
});
