import {
  IconArticle,
  IconBroadcast,
  IconBuildingMosque,
  IconBuildingStore,
  IconBus,
  IconCalendarEvent,
  IconDeviceTv,
  IconEdit,
  IconFile,
  IconHelp,
  IconHome,
  IconLanguage,
  IconLayoutGrid,
  IconMail,
  IconMapPin,
  IconMessageCircleQuestion,
  IconMessages,
  IconMicrophone2,
  IconNews,
  IconPalette,
  IconPhone,
  IconPrinter,
  IconRoute,
  IconSpeakerphone,
  IconStack2,
  IconStar,
  IconTemplate,
  IconUsers,
  IconVersions,
  IconVocabulary,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { addresses, type Behind, behind } from '#shared/addresses.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { isPlaceFor } from '../kinds/places.ts';
import { useRights } from '../kinds/use-rights.ts';
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
  admin_prayer_days: IconBuildingMosque,
  admin_guide_sections: IconHelp,
  admin_guide_contacts: IconPhone,
  admin_shuttles: IconBus,
  admin_tracks: IconRoute,
  admin_questions: IconMessageCircleQuestion,
  admin_feedback: IconStar,
  admin_attachments: IconFile,
  admin_proposals: IconEdit,
  admin_versions: IconVersions,
  admin_mail: IconMail,
  admin_mail_templates: IconTemplate,
  admin_translations: IconLanguage,
  admin_glossary: IconVocabulary,
};

/** The places of the back office by what one comes for. */
const groups = [
  { name: 'start', places: ['admin'] },
  {
    name: 'programme',
    places: [
      'admin_events',
      'admin_versions',
      'admin_interventions',
      'admin_tracks',
      'admin_speakers',
      'admin_proposals',
      'admin_mail',
      'admin_mail_templates',
      'admin_locations',
      'admin_prayer_days',
      'admin_questions',
      'admin_feedback',
    ],
  },
  {
    name: 'news',
    places: ['admin_announcements', 'admin_streaming', 'admin_news', 'admin_testament'],
  },
  { name: 'translations', places: ['admin_translations', 'admin_glossary'] },
  { name: 'village', places: ['admin_village', 'admin_zones'] },
  { name: 'guide', places: ['admin_guide_sections', 'admin_guide_contacts', 'admin_shuttles'] },
  {
    name: 'site',
    places: [
      'admin_site_content',
      'admin_dashboard_content',
      'admin_editions',
      'admin_administrators',
    ],
  },
] as const satisfies readonly { name: string; places: readonly Behind<'admin'>[] }[];

/** What no group names, such as a new kind: it stands with the rest of the site. */
const ungrouped = behind('admin').filter(
  (place) => !groups.some(({ places }) => (places as readonly string[]).includes(place)),
);

/** Every place of the back office that is whoever is signed in's. */
export function Navigation({
  className,
  onFollow,
}: {
  className?: string | undefined;
  onFollow?: () => void;
}) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { pathname } = useLocation();
  const rights = useRights();
  const format = useFormat();
  const proposals = [...useContent('proposal').values()];
  const waiting = proposals.filter(({ state }) => state === 'waiting').length;
  const shown = groups
    .map(({ name, places }) => ({
      name,
      places: [...places, ...(name === 'site' ? ungrouped : [])].filter((place) =>
        isPlaceFor(place, rights),
      ),
    }))
    .filter(({ places }) => places.length > 0);
  const isCurrent = (path: string) =>
    pathname === path || (path !== addresses.admin.path && pathname.startsWith(`${path}/`));
  return (
    <nav className={`${classes.navigation} ${className ?? ''}`} aria-label={t('nav.label')}>
      <div className={classes.groups}>
        {shown.map(({ name, places }) => (
          <div key={name}>
            {name !== 'start' && <p id={`${id}-${name}`}>{t(`nav.group.${name}`)}</p>}
            <ul aria-labelledby={name === 'start' ? undefined : `${id}-${name}`}>
              {places.map((place) => {
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
                      {place === 'admin_proposals' && waiting > 0 && (
                        <span className={classes.count}>{format.number(waiting)}</span>
                      )}
                    </PlaceLink>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
