import { testSeeds } from './simulation-seeds.ts';
import { createSteppedDisk } from './stepped-row-stores.ts';

/** SEED and SEEDS replay: `SEED=4711 SEEDS=1 npx vitest run tests/sync/simulation-two-tabs`. */
testSeeds(
  'two tabs that share a device agree with the server and never show what was overwritten',
  {
    first: 1,
    count: 50,
    soak: 50_000,
    found: [300, 453, 609, 945, 1040, 3693, 7000222, 7000228, 7000459, 7000992],
  },
  { disk: createSteppedDisk, tabs: 2 },
);
