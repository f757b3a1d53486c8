import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Helper, Hire } from './helper.ts';
import type { Maker, PublishPlan, Site } from './plan.ts';
import type { Publication, PublishedFile, Target } from './publication.ts';

/** What a publication did. */
export interface PublicationOutcome {
  /** Paths made anew, whether or not their content came out different. */
  readonly made: readonly string[];
  /** Paths whose content is other than before. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Paths that could not be made and are therefore not published, with why. */
  readonly failed: ReadonlyMap<string, unknown>;
  readonly kept: number;
  /** Another publisher has published meanwhile, so nothing of this is. */
  readonly overtaken: boolean;
}

/** How long an immutable file outlives the publication that replaced it, ms. */
const grace = 24 * 60 * 60 * 1000;

/** Files under way at once: cards are drawn beside what is rendered. */
const together = availableParallelism();
/** Files that a hired process has been asked for at once. */
const ahead = 8;
/** From how many files that wait to be made another process is worth its start, of some seconds. */
const many = 3_000;

/**
 * Publishes a site: asks every maker for its plans, makes those whose key is new, and then changes
 * the target over in one step. A file that cannot be made is left out; the others are published.
 * Where nothing is published yet, everything else goes before what is `late`.
 */
export async function publish(
  site: Site,
  makers: readonly Maker[],
  target: Target,
  hire?: Hire,
): Promise<PublicationOutcome> {
  return publishOver(await target.held(), site, makers, target, hire);
}

/**
 * Publishes a site, as `publish` does, in the place of what the target was found to hold before the site
 * was looked at: so no publisher puts an older site over a newer. Where thousands of files are to be made,
 * a process that is hired makes some of them.
 */
export async function publishOver(
  before: Publication | undefined,
  site: Site,
  makers: readonly Maker[],
  target: Target,
  hire?: Hire,
): Promise<PublicationOutcome> {
  const planned = new Set<string>();
  const files: Record<string, PublishedFile> = {};
  const made: string[] = [];
  const changed: string[] = [];
  const failed = new Map<string, unknown>();
  let kept = 0;

  /** Keeps what is made already; tells the others. */
  function sort(plans: Iterable<PublishPlan>): PublishPlan[] {
    const anew: PublishPlan[] = [];
    for (const plan of plans) {
      const { path } = plan;
      if (planned.has(path)) throw new Error(`Two makers publish ${path}`);
      planned.add(path);
      const known = before?.files[path];
      if (known?.key === plan.key) {
        files[path] = known;
        kept += 1;
      } else anew.push(plan);
    }
    return anew;
  }

  async function takeAll(plans: readonly PublishPlan[], helper?: Helper): Promise<void> {
    const left = plans.values();
    const work = async (make: Make) => {
      for (const plan of left) await take(plan, make);
    };
    const own: Make = (plan) => plan.make();
    // Whatever becomes of the helper, every file is made.
    const help: Make = (plan) => helper?.make(plan.path).catch(() => plan.make()) ?? own(plan);
    const hands = Array.from({ length: together }, () => work(own));
    // Answers wait until this process has rendered what it is at: the other has work meanwhile.
    const helping = helper ? Array.from({ length: ahead }, () => work(help)) : [];
    await Promise.all([...hands, ...helping]);
  }

  async function take(plan: PublishPlan, make: Make): Promise<void> {
    const { path } = plan;
    const known = before?.files[path];
    const file = await makeFile(plan, make, known, target).catch((error: unknown) => {
      failed.set(path, error);
    });
    if (!file) return;
    files[path] = file;
    made.push(path);
    if (file.hash !== known?.hash) changed.push(path);
    await breathe();
  }

  async function commit(files: Publication['files'], removed: readonly string[]): Promise<boolean> {
    const { edition, epoch, revision } = site.snapshot;
    const retired = retire(before, removed, site.now);
    const now = { edition, epoch, revision, at: site.now, files, retired };
    // Contents go with the next publication: one that changes nothing would take readers' time.
    return isSame(before, now) || target.commit(now);
  }

  const soon: PublishPlan[] = [];
  const late: PublishPlan[] = [];
  for (const maker of makers) {
    for (const plan of sort(await maker(site))) (plan.late ? late : soon).push(plan);
  }
  const helper = together > 1 && soon.length + late.length >= many ? hire?.(site) : undefined;
  let overtaken = false;
  try {
    await takeAll(soon, helper);
    // A target may hold on to what it is given, and files are added.
    overtaken = !before && late.length > 0 && !(await commit({ ...files }, []));
    if (!overtaken) await takeAll(late, helper);
  } finally {
    await helper?.stop();
  }
  const removed = Object.keys(before?.files ?? {}).filter((path) => !(path in files));
  overtaken ||= !(await commit(files, removed));
  return { made, changed, removed, failed, kept, overtaken };
}

function isSame(before: Publication | undefined, now: Publication): boolean {
  return before !== undefined && isDeepStrictEqual({ ...before, at: now.at }, now);
}

type Make = (plan: PublishPlan) => ReturnType<PublishPlan['make']>;

async function makeFile(
  plan: PublishPlan,
  make: Make,
  known: PublishedFile | undefined,
  target: Target,
): Promise<PublishedFile> {
  const { key, type, freshness, pointer } = plan;
  const given = await make(plan);
  const content = typeof given === 'string' ? Buffer.from(given) : given;
  const hash = createHash('sha256').update(content).digest('base64url');
  const file = { key, hash, type, freshness, ...(pointer && { pointer }) };
  if (hash !== known?.hash) await target.put(hash, content, file);
  return file;
}

function retire(
  before: Publication | undefined,
  removed: readonly string[],
  now: number,
): Publication['retired'] {
  const retired = Object.entries({ ...before?.retired }).filter(([, { until }]) => until > now);
  for (const path of removed) {
    const file = before?.files[path];
    if (file?.freshness === 'forever') retired.push([path, { ...file, until: now + grace }]);
  }
  return Object.fromEntries(retired);
}
