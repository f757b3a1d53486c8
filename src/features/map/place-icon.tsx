import { IconBuildingPavilion, IconDoor, IconMapPin, IconTent } from '@tabler/icons-react';
import type { LocationType } from '#entities/index.ts';

const icons = {
  room: IconDoor,
  tent: IconTent,
  pavilion: IconBuildingPavilion,
  other: IconMapPin,
} as const satisfies Record<LocationType, typeof IconDoor>;

/** The sign of a type of place; its words stand beside it. */
export function PlaceIcon({ type }: { type: LocationType }) {
  const Icon = icons[type];
  return <Icon aria-hidden stroke={1.6} />;
}
