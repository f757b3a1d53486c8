import type { Issue } from '#entities/index.ts';

/** The end of an address that a title suggests; '' where it has no letters from a to z. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** What is wrong with a slug among those of the other rows, as far as this device holds them. */
export function slugIssues(
  slug: unknown,
  id: string,
  others: Iterable<{ readonly id: string; readonly slug: string }>,
): Issue[] {
  const taken = [...others].some((other) => other.id !== id && other.slug === slug);
  return taken ? [{ field: 'slug', code: 'slug_taken' }] : [];
}
