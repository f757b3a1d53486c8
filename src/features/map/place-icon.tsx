import {
  IconBuildingPavilion,
  IconDoor,
  IconInfoCircle,
  IconMapPin,
  IconTent,
} from '@tabler/icons-react';
import { facilitiesOf, type Location, type LocationType } from '#entities/index.ts';
import { purposeOf } from './facilities.ts';
import { FacilityIcon } from './facility-icon.tsx';

const icons = {
  room: IconDoor,
  tent: IconTent,
  pavilion: IconBuildingPavilion,
  other: IconMapPin,
  service: IconInfoCircle,
} as const satisfies Record<LocationType, typeof IconDoor>;

/** The sign of a place: of its type, or of what one comes to it for; words stand beside it. */
export function PlaceIcon({ location }: { location: Location }) {
  const { type } = location;
  const purpose = type === 'service' && purposeOf(facilitiesOf(location));
  if (purpose) return <FacilityIcon facility={purpose} />;
  const Icon = icons[type];
  return <Icon aria-hidden stroke={1.6} />;
}
