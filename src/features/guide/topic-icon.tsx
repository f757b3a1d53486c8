import {
  IconBed,
  IconCash,
  IconFirstAidKit,
  IconHeartHandshake,
  IconInfoCircle,
  IconRoute,
  IconToolsKitchen2,
  IconUmbrella,
  IconUrgent,
  IconWifi,
} from '@tabler/icons-react';
import type { GuideTopic } from '#entities/index.ts';

const icons: Readonly<Record<GuideTopic, typeof IconBed>> = {
  getting_there: IconRoute,
  lodging: IconBed,
  meals: IconToolsKitchen2,
  conduct: IconHeartHandshake,
  lost_found: IconUmbrella,
  first_aid: IconFirstAidKit,
  emergency: IconUrgent,
  money: IconCash,
  connectivity: IconWifi,
  other: IconInfoCircle,
};

/** The sign of a topic of the guide. */
export function TopicIcon({ topic }: { topic: GuideTopic }) {
  const Icon = icons[topic] ?? IconInfoCircle;
  return <Icon aria-hidden stroke={1.5} />;
}
