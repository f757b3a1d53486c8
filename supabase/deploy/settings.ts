import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PlainError } from '#local/command.ts';
import { makePushKeys } from '#local/push-keys.ts';
import { writeSecret } from '#local/whole-file.ts';

/** What a deployment is told, by the name of each: addresses, keys and secrets. */
export type Settings = Readonly<Record<string, string>>;

/** What edge functions find in their environment, where it is given. */
export const FUNCTION_SECRETS = [
  'APP_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'PUSH_SECRET',
  'MAIL_SECRET',
  'MAIL_BOUNCE_SECRET',
  'MAIL_FROM',
  'MAIL_REPLY_TO',
  'MAIL_SMTP_URL',
  'MAIL_SERVICE_URL',
  'MAIL_SERVICE_KEY',
  'MAIL_PER_MINUTE',
  'MAIL_URL',
  'WEATHER_URL',
];

/** Settings as a file that the Supabase CLI and this program read; no value holds the end of a line. */
export function settingsText(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => {
      const quote = value.includes("'") ? '"' : "'";
      return `${name}=${quote}${value}${quote}\n`;
    })
    .join('');
}

/** Reads a file of settings, none where there is no file. Throws a PlainError for a line that says nothing. */
export async function readSettings(path: string): Promise<Settings> {
  const text = await textOf(path);
  const settings: Record<string, string> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#.*)?$/.test(line)) continue;
    const [, name, value = ''] = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) throw new PlainError(`${path}, line ${index + 1}: write NAME=value.`);
    settings[name] = value.replace(/^(['"])(.*)\1$/, '$2');
  }
  return settings;
}

/** A file that may not be read is none that is missing: its keys would be made anew. */
function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

const HEAD = `# What npm run deploy knows of this forum: for you alone, never part of the app or of git.
# With other VAPID keys every device has to subscribe anew. docs/operations/hosted.md has the names.
`;

/**
 * The settings of a deployment with those that it chooses itself, made once: keys of push messages, and
 * secrets that are shown to functions. What the file lacks, and what is told otherwise now, is written to it,
 * for its owner alone.
 */
export async function completeSettings(path: string, told: Settings): Promise<Settings> {
  const known = await readSettings(path);
  const before = (await textOf(path)) || HEAD;
  const all = { ...asked, ...made(known, told), ...known, ...told };
  const changed = Object.entries(told).filter(([name, value]) => known[name] !== value);
  const kept = before
    .split('\n')
    .filter((line) => !changed.some(([name]) => line.startsWith(`${name}=`)))
    .join('\n')
    // Whoever fills it in may end the last line or not; what follows is a line of its own.
    .replace(/(?<=[^\n])$/, '\n');
  const fresh = Object.entries(all).filter(([name, value]) => known[name] !== value);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // It may lie elsewhere, and on a disk that is full it stays as it was.
  const place = await realpath(path).catch(() => path);
  await writeSecret(place, kept + settingsText(Object.fromEntries(fresh)));
  return all;
}

/** What only a person can say, to be filled in. */
const asked = { VITE_BACKEND_KEY: '', MAIL_FROM: '', MAIL_SMTP_URL: '', PUBLISH_URL: '' };

function made(known: Settings, told: Settings): Settings {
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = { MAIL_SECRET: secret(), MAIL_BOUNCE_SECRET: secret() };
  if (known.VAPID_PRIVATE_KEY) return secrets;
  const { hostname } = new URL(told.SITE ?? '');
  const {
    publicKey,
    privateKey,
    subject,
    secret: shown,
  } = makePushKeys(`mailto:forum@${hostname}`);
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  return { ...secrets, ...keys, VAPID_SUBJECT: subject, PUSH_SECRET: shown };
}
