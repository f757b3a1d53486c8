import { basename } from 'node:path';
import type { Draft } from './draft.ts';

const page = 'docs/json.md';

/** Adds a kind's file to the documentation of the JSON for other programs. */
export function documentKind(draft: Draft, table: string): void {
  const rows = ['`id` | id | never changes', '`edition_id` | id in `editions` | '];
  draft.edit(page, (text) =>
    [
      text.trimEnd(),
      ...['', `### \`${table}.json\``, '', 'TODO: what they are.', ''],
      ...['| field | is | |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`), ''],
    ].join('\n'),
  );
}

/** Adds a schema to the table of subjects, which ends its page. */
export function documentSchema(draft: Draft, schema: string, table: string): void {
  const number = /\d+/.exec(basename(schema))?.[0];
  draft.edit('supabase/schemas/README.md', (text) => `${text}| ${number} | TODO: ${table} |\n`);
}

/** Adds a field to its kind's file there: after the others, before the pages that show an item. */
export function documentField(draft: Draft, table: string, field: string, is: string): void {
  draft.edit(page, (text) => {
    const heading = `\n### \`${table}.json\`\n`;
    const start = text.indexOf(heading);
    // What only administrators ever see has no file.
    if (start < 0) return text;
    const next = text.indexOf('\n### ', start + heading.length);
    const end = next < 0 ? text.length : next;
    const lines = text.slice(start, end).trimEnd().split('\n');
    const shown = lines.findIndex((line) => line.startsWith('| `page` |'));
    lines.splice(shown < 0 ? lines.length : shown, 0, `| \`${field}\` | ${is} | TODO |`);
    return `${text.slice(0, start)}${lines.join('\n')}\n${text.slice(end)}`;
  });
}
