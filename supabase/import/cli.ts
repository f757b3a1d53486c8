import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#local/command.ts';
import { actAsOwner } from '#local/data-folder.ts';
import { STORAGE_FOLDER } from '#local/demonstration.ts';
import { joinPostgres } from '#local/postgres.ts';
import { ImportFailure, openAdministration, reasonOf } from './administration.ts';
import { importSchedule } from './import-schedule.ts';
import { jsonReport, printedReport } from './report.ts';
import { isArchive, restoreArchive } from './restore-archive.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const USAGE = `Usage: npm run import -- FILE [options]

An archive made in the back office (.zip) is restored: its rows as they were, and its pictures.
Any other file is read as a schedule (frab, pretalx or wafer XML; frab, pretalx or Sched JSON;
bilingual JSON; iCalendar) into an edition. What is new arrives as a draft. Importing again changes
only what changed in the file, keeps what is published as it is, and never deletes anything.

The report says first whether the file is whole, what changes and what is not taken. A file that ends
in the middle, days outside the edition or another year than its own need --yes; without it nothing
is written, and the command ends with 2.

Options:
  --edition NUMBER  the edition; made from the file when it does not exist (the current one)
  --publish         publishes at once what is new
  --yes             says yes to whatever the report asks to confirm
  --dry-run         tells what would happen and writes nothing
  --json            prints the report as JSON
  --data DIR        folder of the forum's database (.data)
  --database URL    another database instead, by its connection string
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      publish: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      data: { type: 'string', default: join(ROOT, '.data') },
      database: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (values.help) return print(USAGE);
  if (!file || more.length > 0) throw new ImportFailure(USAGE);
  const edition = readEdition(values.edition);
  const bytes = await readFile(file).catch((error) => {
    throw new ImportFailure(`${file} cannot be read: ${reasonOf(error)}`);
  });
  const server = values.database ? undefined : await localServer(resolve(values.data));
  try {
    const url = values.database ?? server?.url() ?? '';
    const administration = await openAdministration(url);
    if (isArchive(bytes)) {
      const media = server && { url, folder: join(resolve(values.data), STORAGE_FOLDER) };
      return print(
        await restoreArchive(bytes, administration, media, values['dry-run']).finally(
          administration.close,
        ),
      );
    }
    const options = {
      dryRun: values['dry-run'],
      publish: values.publish,
      yes: values.yes,
      ...(edition === undefined ? {} : { edition }),
    };
    const report = await importSchedule(bytes, administration, options).finally(
      administration.close,
    );
    print(values.json ? jsonReport(report) : printedReport(report));
    if (report.unanswered && !report.dryRun) process.exitCode = 2;
  } finally {
    await server?.stop();
  }
}

function readEdition(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const edition = Number(text);
  if (Number.isInteger(edition) && edition >= 1 && edition <= 999) return edition;
  throw new ImportFailure(`--edition ${text} is no edition: a number from 1 to 999 is.`);
}

/** The database of the forum that runs here, or, while none runs, the one it left. */
async function localServer(dataDir: string) {
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new ImportFailure(`There is no forum in ${dataDir} yet. Start it once with npm start.`);
  }
  await actAsOwner(dataDir);
  return joinPostgres(join(dataDir, 'postgres')).catch((error) => {
    throw new ImportFailure(`The database in ${dataDir} cannot be reached: ${reasonOf(error)}`);
  });
}

function print(text: string): void {
  process.stdout.write(text);
}

runCommand(main);
