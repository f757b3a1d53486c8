import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));

test('UTF-8 is read as it is, without its byte order mark', () => {
  expect(decode(utf8('\ufeffécrit\nعربي'))).toEqual({ text: 'écrit\nعربي', notices: [] });
});

test('a line in Latin-1 among UTF-8 is read, and its number told', () => {
  const { text, notices } = decode(bytes('été\nTh', [0xe9], [0xe2], 'tre\nfin\n'));
  expect(text).toBe('été\nThéâtre\nfin\n');
  expect(notices.map(({ code, where }) => [code, where.line])).toEqual([['not_utf8', 2]]);
});

test('a line of UTF-8 with one broken byte keeps its other letters', () => {
  expect(decode(bytes('déjà ', [0xff], ' vu')).text).toBe('déjà \ufffd vu');
});

test('a character folded over two lines is whole again, and both lines are told', () => {
  const { text, notices } = decode(bytes('d', [0xe2], '\r\n ', [0x80, 0x99], 'eau\r\nfin'));
  expect(text).toBe('d’\r\n eau\r\nfin');
  expect(notices.map(({ code, where }) => [code, where.line])).toEqual([
    ['character_split', 1],
    ['character_split', 2],
  ]);
});

test('a declared encoding is believed', () => {
  const xml = bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>', [0xe9], '</a>');
  expect(decode(xml).text).toContain('<a>é</a>');
  expect(decode(Uint8Array.of(0xff, 0xfe, 0x29, 0x06)).text).toBe('ة');
});
