import { mediaType, ofItsEdition, unpack } from '#exchange/index.ts';
import { counted } from '#local/command.ts';
import { mediaStore } from '#local/demonstration.ts';
import { connected } from '#local/pool.ts';
import { type Administration, ImportFailure, reasonOf } from './administration.ts';

/** Where pictures of a local forum are put: its database as the owner, and its folder of files. */
interface MediaPlace {
  readonly url: string;
  readonly folder: string;
}

const troubles = {
  not_an_archive: 'This .zip is no archive of a forum.',
  too_large: 'The archive is too large.',
  damaged: 'The archive is damaged, or of another version.',
} as const;

/** True for the bytes of a .zip file. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * Restores an archive: all rows in one transaction, then the pictures where their place can be
 * written to; a dry run does neither. Answers what was done or would be; throws an ImportFailure when
 * nothing could be.
 */
export async function restoreArchive(
  bytes: Uint8Array,
  administration: Administration,
  place: MediaPlace | undefined,
  dryRun: boolean,
): Promise<string> {
  const reading = unpack(bytes);
  if (!reading.ok) throw new ImportFailure(troubles[reading.trouble]);
  const { edition, at, media } = reading.archive;
  const here = (await administration.pull(undefined)).rows.get('edition') ?? new Map();
  const { rows, others } = ofItsEdition(reading.archive, here);
  const away =
    others.length > 0
      ? `\nOther editions that it names stay away: ${others.map(({ id }) => id).join(', ')}.`
      : '';
  const written = await administration.restore(rows, { dryRun }).catch((error) => {
    throw new ImportFailure(`Nothing was restored: ${reasonOf(error)}`);
  });
  const pictures = counted(media.size, 'file of pictures', 'files of pictures');
  if (dryRun) {
    return `Edition ${edition} as of ${at}: ${written} of ${counted(rows.length, 'row')} and ${pictures} would be written. Nothing was.${away}\n`;
  }
  const done = `Edition ${edition} as of ${at}: ${written} of ${counted(rows.length, 'row')} written, the others were there.${away}`;
  if (!place) {
    return `${done}\nPictures are not restored this way (${media.size}); restore the archive in the back office for them.\n`;
  }
  await connected(place.url, async (sql) => {
    const store = mediaStore(sql, place.folder);
    for (const [path, content] of media) await store.put(path, content, mediaType(path));
  });
  return `${done}\n${pictures} put in place.\n`;
}
