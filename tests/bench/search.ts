import type { Kind, Row } from '#entities/index.ts';
import { type Searched, searchedKinds } from '#features/search/entries.ts';
import { createSearchIndex } from '#features/search/search-index.ts';
import { scaledRows } from '#seed/scale.ts';
import { type Language, languages } from '#shared/localized.ts';
import { median, printHeading, printTable } from './table.ts';

const queries: readonly (readonly [string, Language])[] = [
  ['h', 'fr'],
  ['hosp', 'fr'],
  ['hospitalité', 'fr'],
  ['sherif el-qenawi', 'fr'],
  ['atelier calligraphie', 'fr'],
  ['jardins al-andalus', 'fr'],
  ['manuscirts', 'en'],
  ['village', 'en'],
  ['remembrance', 'en'],
  ['stand a1', 'en'],
  ['الضيافة', 'ar'],
  ['عبد الحفيظ', 'ar'],
  ['ذكر', 'ar'],
  ['مخطوطات', 'ar'],
  ['khadija', 'ar'],
];

/** Measures how long the index of search takes to make, and an answer from it, at each size. */
export function benchSearch(sizes: readonly number[], runs: number): void {
  const rows = sizes.map((size) => {
    const content = contentOf(size);
    const built = Array.from({ length: runs }, () => {
      const began = performance.now();
      const index = createSearchIndex(content);
      while (index.prepare(languages));
      return performance.now() - began;
    });
    const index = createSearchIndex(content);
    for (const [query, language] of queries) index.search({ query, language });
    const answered = Array.from({ length: 20 }, () =>
      queries.map(([query, language]) => {
        const began = performance.now();
        index.search({ query, language });
        return performance.now() - began;
      }),
    )
      .flat()
      .sort((a, b) => a - b);
    const at = (part: number) => answered[Math.floor(answered.length * part)] ?? 0;
    return [`${size}×`, ms(median(built)), ms(at(0.5)), ms(at(0.95)), ms(answered.at(-1) ?? 0)];
  });
  printHeading('Search on this machine');
  printTable(['size', 'index made', 'answer p50', 'p95', 'longest'], rows);
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

function contentOf(size: number): Searched {
  const rows = scaledRows(size, new Date());
  const held = <K extends Kind>(kind: K) =>
    new Map((rows[kind] as readonly Row[]).map((row) => [String((row as { id: string }).id), row]));
  return Object.fromEntries(searchedKinds.map((kind) => [kind, held(kind)])) as unknown as Searched;
}
