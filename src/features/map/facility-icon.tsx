import {
  IconBadgeWc,
  IconBottle,
  IconBuildingMosque,
  IconEar,
  IconFirstAidKit,
  IconParking,
  IconPlug,
  IconTree,
  IconVolumeOff,
  IconWashHand,
  IconWheelchair,
  IconWoman,
} from '@tabler/icons-react';
import type { Facility } from '#entities/index.ts';

const icons = {
  step_free: IconWheelchair,
  women: IconWoman,
  ablutions: IconWashHand,
  prayer: IconBuildingMosque,
  toilets: IconBadgeWc,
  first_aid: IconFirstAidKit,
  water: IconBottle,
  charging: IconPlug,
  shade: IconTree,
  quiet: IconVolumeOff,
  hearing_loop: IconEar,
  parking: IconParking,
} as const satisfies Record<Facility, typeof IconEar>;

/** The sign of a facility; its words stand beside it. */
export function FacilityIcon({ facility }: { facility: Facility }) {
  const Icon = icons[facility];
  return <Icon aria-hidden stroke={1.6} />;
}
