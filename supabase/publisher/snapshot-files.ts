import { createHash } from 'node:crypto';
import { kinds } from '#entities/index.ts';
import { snapshotPointer } from '#replica/protocol/snapshot.ts';
import type { Maker } from './plan.ts';

const type = 'application/json; charset=utf-8';

/**
 * The whole edition in one file, as `sync_pull` would answer, under a name that never means anything
 * else; and the pointer to it, which says what the file holds and how to check it.
 */
export const snapshotFiles: Maker = ({ snapshot }) => {
  const { edition, epoch, revision, changed, at } = snapshot;
  const rows = [...snapshot.rows.values()].sort((a, b) => a.revision - b.revision);
  const answer = { edition, epoch, revision, audience: 'public', at: new Date(at), more: false };
  // A line for each row: a phone parses some at a time.
  const lines = rows.map((row) => `\n${JSON.stringify(row)}`);
  const [head, end] = JSON.stringify({ ...answer, rows: [] }).split(/(?<=\[)(?=\]\}$)/);
  const content = Buffer.from(`${head}${lines.join()}\n${end}`);
  const hash = createHash('sha256').update(content).digest('base64');
  const name = `${revision}-${hash.replace(/\W/g, '').slice(0, 20)}.json`;
  const path = `snapshot/${edition}/${name}`;
  const pointer = {
    edition,
    epoch,
    revision,
    changed,
    kinds,
    file: `/${path}`,
    integrity: `sha256-${hash}`,
  };
  return [
    { path, key: hash, type, freshness: 'forever', make: () => content },
    {
      path: snapshotPointer.slice(1),
      key: `${hash} ${kinds.join()}`,
      type,
      freshness: 'asked',
      pointer: true,
      make: () => JSON.stringify(pointer),
    },
  ];
};
