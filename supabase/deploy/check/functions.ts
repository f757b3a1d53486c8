import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, same, unknown } from './finding.ts';
import { type Answer, askBackend, jsonOf, type Target } from './target.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'functions');

/** By name: how it is asked without its secret or an account, and by which of its own words it is known. */
const ASKED: Readonly<
  Record<string, readonly [path: string, method: string, status: number, words: string]>
> = {
  administrators: ['', 'POST', 401, 'Sign in first'],
  calendar: ['/deploy-check.en.ics', 'GET', 404, 'This address is incomplete'],
  links: ['', 'POST', 401, 'Sign in first'],
  mail: ['', 'POST', 401, 'Only the runner may have mails sent'],
  push: ['', 'POST', 401, 'Only the runner may drain the outbox'],
  viewers: ['', 'POST', 401, 'Only the runner may count'],
  weather: ['', 'GET', 200, '"weather"'],
};

/** The names of the edge functions of this project. */
export async function functionNames(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map(({ name }) => name);
}

/** Whether every edge function is there, and does nothing for whoever does not know its secret. */
export async function checkFunctions(target: Target): Promise<Finding[]> {
  const names = await functionNames();
  const findings = await Promise.all(names.map((name) => checkFunction(name, target)));
  return [...findings, await checkPushKey(target), await checkMail(target)];
}

async function checkFunction(name: string, target: Target): Promise<Finding> {
  const what = `function ${name}`;
  const [path, method, status, words] = ASKED[name] ?? [];
  if (!words)
    return unknown(what, 'supabase/deploy/check/functions.ts does not say how it is asked');
  const answer = await askBackend(target, `/functions/v1/${name}${path}`, { method });
  const expected = `${status} ${words}`;
  const known = answer.status === status && answer.text.includes(words);
  return same(what, expected, known ? expected : inShort(answer));
}

/** With another key than it is known by, messages go to nobody who subscribed before. */
async function checkPushKey(target: Target): Promise<Finding> {
  const what = 'key of push messages';
  const answer = await askBackend(target, '/functions/v1/push');
  const { key } = (jsonOf(answer) ?? {}) as { key?: unknown };
  const found = typeof key === 'string' ? key : inShort(answer);
  const expected = target.settings.VAPID_PUBLIC_KEY;
  if (expected) return same(what, expected, found);
  return unknown(what, `the function tells ${found}; the settings have no VAPID_PUBLIC_KEY`);
}

async function checkMail(target: Target): Promise<Finding> {
  const what = 'mail to speakers';
  const answer = await askBackend(target, '/functions/v1/mail');
  const { sends } = (jsonOf(answer) ?? {}) as { sends?: unknown };
  if (sends === true) return { what, state: 'right', found: 'a server or service is named' };
  return unknown(
    what,
    'no server is named: MAIL_SMTP_URL and MAIL_FROM in the settings, or none is wanted',
  );
}

function inShort({ status, text }: Answer): string {
  return `${status} ${text.slice(0, 120)}`.trim();
}
