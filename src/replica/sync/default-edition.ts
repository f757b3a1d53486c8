import type { Edition } from '#entities/index.ts';

/** The edition a visitor sees who chose none: the current one, else that of the newest year. */
export function defaultEdition(editions: ReadonlyMap<string, Edition>): number | undefined {
  const all = [...editions.values()].sort((a, b) => b.year - a.year || b.id - a.id);
  return (all.find(({ is_current }) => is_current) ?? all[0])?.id;
}
