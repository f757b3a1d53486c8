import { rootOf } from './file-end.ts';
import { type JsonObject, objectOf } from './json-value.ts';

/** What a file is that is no schedule, as far as its first bytes tell; `detail` names what stands in it. */
export interface Looks {
  readonly as:
    | 'pdf'
    | 'archive'
    | 'picture'
    | 'feed'
    | 'contacts'
    | 'xml'
    | 'json'
    | 'unnamed_json'
    | 'table'
    | 'text';
  readonly detail?: string;
}

const beginnings: readonly (readonly [Looks['as'], string])[] = [
  ['pdf', '%PDF'],
  ['archive', 'PK'],
  ['archive', 'Rar!'],
  ['archive', '7z'],
  ['archive', '\u001f'],
  ['picture', '\u2030PNG'],
  ['picture', '\u0089PNG'],
  ['picture', '\ufffdPNG'],
  ['picture', 'GIF8'],
  ['picture', '\u00ff\u00d8'],
  ['contacts', 'BEGIN:VCARD'],
];

/** Says what a text is that none of the readers of schedules knows. */
export function looksLike(text: string): Looks {
  const head = text.slice(0, 4_000).trimStart();
  const begins = beginnings.find(([, beginning]) => head.startsWith(beginning));
  if (begins) return { as: begins[0] };
  const root = head.startsWith('<') ? rootOf(text) : undefined;
  if (root) return { as: /^(?:rss|feed|rdf:RDF)$/i.test(root) ? 'feed' : 'xml', detail: root };
  const [first = '', second = ''] = head.split(/\r\n?|\n/);
  const separator = /[;,\t]/.exec(first)?.[0];
  const isTable = separator && second.split(separator).length > 1;
  return isTable ? { as: 'table', detail: first.slice(0, 80) } : { as: 'text' };
}

/** The names in JSON that none of the readers knows. */
export function looksOfJson(root: unknown): Looks {
  const object: JsonObject = objectOf(Array.isArray(root) ? root[0] : root);
  const names = Object.keys(object).slice(0, 6).join(', ');
  return names ? { as: 'json', detail: names } : { as: 'unnamed_json' };
}
