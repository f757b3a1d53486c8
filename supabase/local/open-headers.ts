import { createHash } from 'node:crypto';
import { embedScript } from '../publisher/embed/script.ts';
import { embedStyle } from '../publisher/embed/style.ts';

/** Headers that differ from those of the app; undefined leaves one out. */
type Difference = Readonly<Record<string, string | undefined>>;

/** Programs and pages of other sites may read it: it is public, and no cookie makes it another. */
const readable: Difference = { 'access-control-allow-origin': '*' };

/** Other sites may frame it. It runs its own few lines, and has nothing that a frame could be after. */
const framed: Difference = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src '${hashOf(embedScript)}'`,
    `style-src '${hashOf(embedStyle)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'x-frame-options': undefined,
  'cross-origin-resource-policy': 'cross-origin',
};

/** What of the published files is open to other sites: a path pattern, `*` for anything, first match wins. */
export const OPEN_RULES: readonly [pattern: string, difference: Difference][] = [
  ['/embed/*', framed],
  ['/json/*', readable],
  ['/schedule.json', readable],
  ['/*.ics', readable],
  ['/*.atom', readable],
];

/** The headers of a published file, made of those of the app. */
export function openHeaders(
  path: string,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  const rule = OPEN_RULES.find(([pattern]) => matches(path, pattern));
  const headers = Object.entries({ ...common, ...rule?.[1] });
  return Object.fromEntries(headers.filter((one): one is [string, string] => one[1] !== undefined));
}

function matches(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
