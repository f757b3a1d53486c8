import type { Release } from './release.ts';

/** The version of the programme that is in force: the last one released, if any was. */
export function lastRelease(releases: Iterable<Release>): Release | undefined {
  return [...releases].reduce<Release | undefined>(
    (last, one) => (!last || one.number > last.number ? one : last),
    undefined,
  );
}

/** How a version is called after the word “version”, which organisers often write themselves. */
export function versionName({ name }: Pick<Release, 'name'>): string {
  return name.replace(/^\s*(?:versions?|نسخة|النسخة)\s+(?=\S)/iu, '');
}
