import {
  IconBook2,
  IconBroadcast,
  IconBuildingMosque,
  IconBuildingStore,
  IconBus,
  IconHeadphones,
  IconMap2,
  IconMicrophone2,
  IconNews,
  IconSpeakerphone,
  IconUserHeart,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './doors.module.css';

const doors = [
  { to: 'map', icon: IconMap2 },
  { to: 'speakers', icon: IconMicrophone2 },
  { to: 'guide', icon: IconBus },
  { to: 'village', icon: IconBuildingStore },
  { to: 'news', icon: IconNews },
  { to: 'announcements', icon: IconSpeakerphone },
  { to: 'live', icon: IconBroadcast },
  { to: 'archive', icon: IconHeadphones },
  { to: 'prayers', icon: IconBuildingMosque },
  { to: 'presentation', icon: IconBook2 },
  { to: 'sheikh', icon: IconUserHeart },
] as const;

/** Doors to everything else on the site. */
export function Doors() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section id="doors" title={t('home:explore')}>
      <ul className={classes.doors}>
        {doors.map(({ to, icon: Icon }) => (
          <li key={to}>
            <PlaceLink to={to} className={classes.door}>
              <Icon aria-hidden stroke={1.4} />
              <span>
                <strong>{t(`common:nav.${to}`)}</strong>
                <small>{t(`home:doors.${to}`)}</small>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
