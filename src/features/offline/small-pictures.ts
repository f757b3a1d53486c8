import { entities, type Kind, type Row } from '#entities/index.ts';
import { mediaAddress } from '#shared/backend-address.ts';
import { isStoredImage, smallImage } from '#shared/image.ts';

/** Addresses of the small versions of all stored pictures in rows of a kind. */
export function smallPictures<K extends Kind>(kind: K, rows: Iterable<Row<K>>): string[] {
  const names = Object.entries(entities[kind].fields)
    .filter(([, field]) => field.type === 'image')
    .map(([name]) => name);
  return [...rows].flatMap((row) =>
    names
      .map((name) => (row as Record<string, unknown>)[name])
      .filter((image) => typeof image === 'string' && isStoredImage(image))
      .map((image) => mediaAddress(smallImage(image as string))),
  );
}
