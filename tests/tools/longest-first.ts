import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, by their measured seconds: their sizes tell nothing of it. */
const longest = [
  'tests/sync/simulation',
  'tests/sync/planted-bugs',
  'tests/push/storm',
  'tests/sync/rxdb',
  'tests/local/start',
  'tests/local/side-by-side',
  'tests/local/front',
  'tests/local/backup',
  'tests/sync/favourites',
  'tests/publish/structured-data',
  'tests/db/functions',
  'tests/local/viewers',
  'tests/publish/pages',
  'tests/publish/remembered-pages',
  'tests/import/cli',
  'tests/local/owner',
  'tests/mail/storm',
];

/** Starts these first, so that no long file is left for the end while other workers are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(name));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
