import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test.each(['</script>', '</SCRIPT\n>', '<!--<script>', '<!-- <Script', '<<!--', '</scr</script'])(
  'a text with %j neither ends the element nor changes how it is read',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/<!|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('formatted texts stand as they do in markup', () => {
  expect(scriptJson('<p>Un</p>')).toBe('"<p>Un</p>"');
});
