import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#local/command.ts';
import type { Settings } from './settings.ts';

const FOLDER = join(import.meta.dirname, '..', 'hosted');

interface HostedFile {
  name: string;
  /** With the settings filled in, so it holds secrets. */
  text: string;
}

/**
 * The files of supabase/hosted in the order in which they are run, `:'NAME'` being the setting of that name.
 * The one that asks for publishing is left out without `PUBLISH_URL`. Throws a PlainError for a setting
 * that is missing.
 */
export async function hostedFiles(settings: Settings): Promise<HostedFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const wanted = names.filter((name) => settings.PUBLISH_URL || !name.endsWith('_publish.sql'));
  return Promise.all(
    wanted.map(async (name) => {
      const text = await readFile(join(FOLDER, name), 'utf8');
      return { name, text: filled(name, text, { PUBLISH_TOKEN: '', ...settings }) };
    }),
  );
}

/** The names of the jobs that these settings have the clock do. */
export async function hostedJobs(settings: Settings): Promise<string[]> {
  const files = await hostedFiles(settings);
  return files.flatMap(({ text }) =>
    [...text.matchAll(/cron\.schedule\('(\w+)'/g)].map(([, name = '']) => name),
  );
}

function filled(file: string, text: string, settings: Settings): string {
  return text.replace(/:'([A-Z_]+)'/g, (_, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new PlainError(`supabase/hosted/${file} needs ${name}.`);
    return `'${value.replaceAll("'", "''")}'`;
  });
}
