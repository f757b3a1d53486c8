import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { htmlTags } from '#ui/sanitise-html.ts';
import { formats } from './formats.ts';

test('an editor can write what readers are shown, and nothing else', () => {
  const schema = getSchema(formats);
  const written = new Set<string>();
  const note = (rendered: unknown) => written.add(String((rendered as unknown[])[0]));
  for (const [name, type] of Object.entries(schema.nodes)) {
    if (name === 'doc' || name === 'text') continue;
    const levels = name === 'heading' ? [2, 3, 4] : [undefined];
    for (const level of levels) note(type.spec.toDOM?.(type.create(level ? { level } : null)));
  }
  for (const type of Object.values(schema.marks)) {
    note(type.spec.toDOM?.(type.create({ href: 'https://forum.example' }), true));
  }
  // <b> and <i> are read as <strong> and <em>.
  const shown = htmlTags.filter((tag) => tag !== 'b' && tag !== 'i');
  expect([...written].sort()).toEqual([...shown].sort());
});
