import { setTimeout as wait } from 'node:timers/promises';
import { folderTarget, sweepFolder } from '#publisher/folder.ts';
import type { Maker } from '#publisher/plan.ts';
import { createPublisher } from '#publisher/publisher.ts';

/**
 * A publisher as a process of its own, which a test may kill: publishes to a folder without a rest, a file
 * for each news, one that names them all, and one for ever. Says so whenever a file could not be made.
 */

const [backend = '', key = '', folder = ''] = process.argv.slice(2);

const maker: Maker = ({ snapshot }) => {
  const news = [...snapshot.rows.values()].filter(({ kind }) => kind === 'news');
  const file = (path: string, content: string) => ({
    path,
    key: content,
    type: 'text/plain',
    freshness: 'asked' as const,
    // As long as pages take, a moment each, in which others come between.
    make: () => wait(Math.random() * 2).then(() => content),
  });
  return [
    ...news.map(({ id, row }) => file(`news/${id}.txt`, JSON.stringify(row))),
    file(
      'news.txt',
      news
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ),
    {
      ...file(`s/${snapshot.revision}.txt`, `${snapshot.revision}`),
      freshness: 'forever' as const,
    },
  ];
};

await sweepFolder(folder);
const origin = 'https://forum.example';
const publisher = createPublisher({
  ...{ backend, key, origin, makers: [maker], target: folderTarget(folder) },
});
for (;;) {
  const done = await publisher.publish();
  if (!done.ok) console.error(done.failure);
  for (const [path, error] of (done.ok && done.value?.failed) || []) console.error(path, error);
  if (done.ok && !done.value) await wait(5);
}
