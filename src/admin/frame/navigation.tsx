import {
  IconArticle,
  IconBroadcast,
  IconBuildingStore,
  IconCalendarEvent,
  IconDeviceTv,
  IconHome,
  IconLayoutGrid,
  IconMapPin,
  IconMessages,
  IconMicrophone2,
  IconNews,
  IconPalette,
  IconPrinter,
  IconSpeakerphone,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addresses, type Behind, behind } from '#shared/addresses.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './navigation.module.css';

const icons: Readonly<Record<Behind<'admin'>, typeof IconHome>> = {
  admin: IconHome,
  admin_events: IconCalendarEvent,
  admin_interventions: IconMessages,
  admin_speakers: IconMicrophone2,
  admin_locations: IconMapPin,
  admin_news: IconNews,
  admin_testament: IconArticle,
  admin_announcements: IconSpeakerphone,
  admin_streaming: IconBroadcast,
  admin_village: IconBuildingStore,
  admin_zones: IconLayoutGrid,
  admin_site_content: IconPalette,
  admin_editions: IconStack2,
  admin_dashboard_content: IconDeviceTv,
  admin_printing: IconPrinter,
  admin_administrators: IconUsers,
};

/** Every place of the back office. */
export function Navigation({
  className,
  onFollow,
}: {
  className?: string | undefined;
  onFollow?: () => void;
}) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isCurrent = (path: string) =>
    pathname === path || (path !== addresses.admin.path && pathname.startsWith(`${path}/`));
  return (
    <nav className={`${classes.navigation} ${className ?? ''}`} aria-label={t('nav.label')}>
      <ul>
        {behind('admin').map((place) => {
          const Icon = icons[place];
          return (
            <li key={place}>
              <PlaceLink
                to={place}
                onClick={onFollow}
                aria-current={isCurrent(addresses[place].path) ? 'page' : undefined}
              >
                <Icon aria-hidden stroke={1.6} />
                {t(`nav.${place}`)}
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
