import type { Kind } from '#entities/index.ts';

const shapes: Readonly<Record<string, number>> = {
  'speaker.photo': 4 / 5,
  'exhibitor.logo': 1,
  'site_content.image_url': 16 / 9,
};

/** Width over height that a picture of this field is best cut to. */
export function shapeOf(kind: Kind, field: string): number {
  return shapes[`${kind}.${field}`] ?? 3 / 2;
}
