import {
  IconBroadcast,
  IconBuildingStore,
  IconBus,
  IconCalendarEvent,
  IconMicrophone2,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './assistant.module.css';
import { GreetingDialog } from './greeting-dialog.tsx';
import { visitMemory } from './memory.ts';

const doors = [
  { name: 'programme', to: 'programme', icon: IconCalendarEvent },
  { name: 'speakers', to: 'speakers', icon: IconMicrophone2 },
  { name: 'exhibitors', to: 'village', icon: IconBuildingStore },
  { name: 'live', to: 'live', icon: IconBroadcast },
  { name: 'guide', to: 'guide', icon: IconBus },
] as const;

/** Offers the ways into the site, once per browser session. */
export function Assistant({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('welcome');
  useEffect(() => visitMemory.noteAssistantShown(), []);
  return (
    <GreetingDialog onClose={onClose} title={t('title')} lead={t('lead')} size="34rem">
      <ul className={classes.doors}>
        {doors.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <PlaceLink to={to} className={classes.door} onClick={onClose}>
              <Icon aria-hidden className={classes.icon} stroke={1.4} />
              <span className={classes.name}>{t(`doors.${name}`)}</span>
              <span className={classes.hint}>{t(`hints.${name}`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.skip} onClick={onClose}>
        {t('skip')}
      </button>
    </GreetingDialog>
  );
}
