import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
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

/**
 * Publishes a site: asks every maker for its plans, makes those whose key is new, and then changes
 * the target over in one step. A file that cannot be made is left out; the others are published.
 * Where nothing is published yet, everything else goes before what is `late`.
 */
export async function publish(
  site: Site,
  makers: readonly Maker[],
  target: Target,
): Promise<PublicationOutcome> {
  return publishOver(await target.held(), site, makers, target);
}

/**
 * Publishes a site, as `publish` does, in the place of what the target was found to hold before the site
 * was looked at: so no publisher puts an older site over a newer.
 */
export async function publishOver(
  before: Publication | undefined,
  site: Site,
  makers: readonly Maker[],
  target: Target,
): Promise<PublicationOutcome> {
  const files: Record<string, PublishedFile> = {};
  const made: string[] = [];
  const changed: string[] = [];
  const failed = new Map<string, unknown>();

  async function take(plan: PublishPlan): Promise<void> {
    const { path } = plan;
    if (path in files) throw new Error(`Two makers publish ${path}`);
    const known = before?.files[path];
    if (known?.key === plan.key) {
      files[path] = known;
      return;
    }
    const file = await makeFile(plan, known, target).catch((error: unknown) => {
      failed.set(path, error);
    });
    if (!file) return;
    files[path] = file;
    made.push(path);
    if (file.hash !== known?.hash) changed.push(path);
    await breathe();
  }

  async function commit(removed: readonly string[]): Promise<boolean> {
    const { edition, epoch, revision } = site.snapshot;
    const retired = retire(before, removed, site.now);
    // A target may hold on to what it is given, and files may be added.
    const now = { edition, epoch, revision, at: site.now, files: { ...files }, retired };
    // Contents go with the next publication: one that changes nothing would take readers' time.
    return isSame(before, now) || target.commit(now);
  }

  const late: PublishPlan[] = [];
  for (const maker of makers) {
    for (const plan of await maker(site)) {
      if (plan.late) late.push(plan);
      else await take(plan);
    }
  }
  let overtaken = !before && late.length > 0 && !(await commit([]));
  if (!overtaken) for (const plan of late) await take(plan);
  const removed = Object.keys(before?.files ?? {}).filter((path) => !(path in files));
  overtaken ||= !(await commit(removed));
  const kept = Object.keys(files).length - made.length;
  return { made, changed, removed, failed, kept, overtaken };
}

function isSame(before: Publication | undefined, now: Publication): boolean {
  return before !== undefined && isDeepStrictEqual({ ...before, at: now.at }, now);
}

async function makeFile(
  plan: PublishPlan,
  known: PublishedFile | undefined,
  target: Target,
): Promise<PublishedFile> {
  const { key, type, freshness, pointer } = plan;
  const content = Buffer.from(await plan.make());
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
