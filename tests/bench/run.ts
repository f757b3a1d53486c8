import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepBuilt } from '#local/app-build.ts';
import { runCommand } from '#local/command.ts';
import { benchBackOffice } from './back-office.ts';
import { benchPublishing } from './publishing.ts';
import { benchPulls } from './pulls.ts';
import { benchSearch } from './search.ts';
import { serveForums } from './serve.ts';
import { benchSizes } from './sizes.ts';
import { benchStarts } from './starts.ts';
import { benchStorm } from './storm.ts';
import { benchVisits } from './visits.ts';

const root = join(import.meta.dirname, '../..');
const parts = [
  'sizes',
  'visits',
  'pulls',
  'starts',
  'storm',
  'publishing',
  'search',
  'back-office',
] as const;

const usage = `Usage: npm run bench -- [options] [${parts.join(' | ')}] …
  without a part all of them, one after another

  --runs NUMBER   measurements of which the median is taken (3)
  --phones NUMBER phones in the arrival storm (10000)
  --sizes LIST    times the demonstration edition's size (1,5,25)
  --assumed       for publishing: takes everything as published already, instead of publishing it first
  --dist DIR      measures the app built there instead of building it

Or: npm run bench -- serve --port NUMBER --key FILE --cert FILE [--sizes LIST] [--dist DIR]
  serves the published programme over HTTP/2 for other benchmarks, each size on a port of its own from
  that one on, until it is ended
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      phones: { type: 'string', default: '10000' },
      sizes: { type: 'string', default: '1,5,25' },
      assumed: { type: 'boolean', default: false },
      dist: { type: 'string' },
      port: { type: 'string', default: '' },
      key: { type: 'string', default: '' },
      cert: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const phones = Number(values.phones);
  const sizes = values.sizes.split(',').map(Number);
  const serving = positionals.length === 1 && positionals[0] === 'serve';
  const numbers = [runs, phones, ...sizes, ...(serving ? [Number(values.port)] : [])];
  const whole = numbers.every((number) => Number.isInteger(number) && number > 0);
  const known = serving || positionals.every((name) => (parts as readonly string[]).includes(name));
  if (values.help || !whole || !known) {
    process.stderr.write(usage);
    process.exit(values.help ? 0 : 1);
  }

  const wanted = (part: (typeof parts)[number]) =>
    positionals.length === 0 || positionals.includes(part);
  const dist = resolve(values.dist ?? join(root, 'dist'));
  if (!values.dist) await keepBuilt(root, console.log);

  if (serving) {
    const { key, cert } = values;
    await serveForums(dist, sizes, { port: Number(values.port), key, cert });
  }
  if (wanted('sizes')) benchSizes(dist);
  if (wanted('visits')) await benchVisits(dist, sizes, runs);
  if (wanted('pulls')) await benchPulls(sizes, runs);
  if (wanted('starts')) await benchStarts(dist, runs);
  if (wanted('storm')) await benchStorm(dist, phones);
  if (wanted('publishing')) await benchPublishing(dist, sizes, runs, values.assumed);
  if (wanted('search')) benchSearch(sizes, runs);
  if (wanted('back-office')) await benchBackOffice(dist, sizes, runs);
}

runCommand(main);
