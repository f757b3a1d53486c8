import { testSeeds } from './simulation-seeds.ts';
import { createSteppedDisk } from './stepped-row-stores.ts';

/** SEED and SEEDS replay: `SEED=4711 SEEDS=1 npx vitest run tests/sync/simulation-one-tab`. */
testSeeds(
  'devices and server agree after any history of changes, faults, deaths and restores',
  { first: 1, count: 50, soak: 50_000, found: [67, 373] },
  { disk: createSteppedDisk },
);
