import { join } from 'node:path';
import { benchSizes } from './sizes.ts';

/** Prints the built app's sizes and fails when one is over its budget. */
process.exitCode = benchSizes(join(import.meta.dirname, '../../dist')) ? 0 : 1;
