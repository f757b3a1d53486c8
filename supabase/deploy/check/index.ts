import { checkRealtime, checkSignUp } from './accounts.ts';
import { checkApp, checkSnapshot } from './app.ts';
import { checkData } from './data.ts';
import { type Finding, unknown } from './finding.ts';
import { checkFunctions } from './functions.ts';
import { checkAuth, checkBucket, checkClock, checkMigrations, checkSecrets } from './project.ts';
import { checkSite } from './site.ts';
import type { Target } from './target.ts';

const LOOKS = {
  site: checkSite,
  app: checkApp,
  snapshot: checkSnapshot,
  data: checkData,
  functions: checkFunctions,
  accounts: checkSignUp,
  realtime: checkRealtime,
  auth: checkAuth,
  migrations: checkMigrations,
  bucket: checkBucket,
  secrets: checkSecrets,
  clock: checkClock,
} satisfies Record<string, (target: Target) => Promise<Finding[]>>;

/** A part of the deployed forum that is asked by itself. */
export type Look = keyof typeof LOOKS;
const looks = Object.keys(LOOKS) as Look[];

/** Asks the deployed forum, all of it or the parts named; changes nothing. What does not answer is unknown. */
export async function checkDeployed(
  target: Target,
  parts: readonly Look[] = looks,
): Promise<Finding[]> {
  const found = parts.map((part) =>
    LOOKS[part](target).catch((error: Error) => [unknown(`the part ${part}`, reasonOf(error))]),
  );
  return (await Promise.all(found)).flat();
}

function reasonOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
