import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackages } from '#local/debian.ts';
import { markdown } from '../tools/markdown.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startForum } from './forum.ts';
import { journeys } from './journeys.ts';
import { pushJourney } from './push-journey.ts';
import { openPushService } from './push-service.ts';
import { startWebKit } from './webkit.ts';

/** The core journeys in browsers that are not Chromium: `npm run soak -- engines`. */
const engines = [
  {
    name: 'Firefox ESR',
    packages: ['firefox-esr'],
    program: 'firefox-esr',
    start: startFirefox,
    // The other one takes no messages from anywhere.
    more: [pushJourney],
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    program: 'WebKitWebDriver',
    start: startWebKit,
    more: [],
  },
];

const isThere = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

for (const { name, packages, program } of engines) {
  if (isThere(program)) continue;
  if (!canInstall()) throw new Error(`${name} is not here; install ${packages.join(', ')}.`);
  installPackages(name, packages);
}

const rows: string[][] = [];
{
  await using forum = await startForum(Number(process.env.ENGINES_PORT ?? 4370));
  await using service = await openPushService();
  for (const { name, start, more } of engines) {
    const engine = await start(service.address);
    for (const journey of [...journeys, ...more.map((make) => make(service))])
      rows.push([name, journey.name, ...(await make(engine, journey))]);
    await engine.close();
  }

  async function make(engine: Engine, { name, run }: (typeof journeys)[number]) {
    const began = performance.now();
    const result = await run(engine, forum).then(
      () => 'passed',
      (error: unknown) => {
        console.error(`${name}:`, error);
        return 'FAILED';
      },
    );
    await forum.network.open();
    return [result, ((performance.now() - began) / 1000).toFixed(1)];
  }
}
console.log(markdown(['engine', 'journey', 'result', 'seconds'], rows));
if (rows.some(([, , result]) => result !== 'passed')) process.exitCode = 1;
