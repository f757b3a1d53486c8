import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { alertsAnchor } from '#features/announcements/index.ts';
import { Choices } from '#ui/choices.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { chooseReminder, reminderChoices, useReminder } from '#visitor/reminder.ts';
import { Panel } from './panel.tsx';

/** Whether and how long before its beginning one is reminded of a favourite; off by default. */
export function Reminder() {
  const { t } = useTranslation('favourites');
  const minutes = useReminder();
  const choices = [0, ...reminderChoices].map((value) => ({
    value: String(value),
    label: value === 0 ? t('reminder.off') : t('reminder.minutes', { count: value }),
  }));
  return (
    <Panel icon={IconBell} title={t('reminder.title')}>
      <p>
        {t('reminder.text')}{' '}
        <PlaceLink to="announcements" anchor={alertsAnchor}>
          {t('reminder.alerts')}
        </PlaceLink>
      </p>
      <Choices
        label={t('reminder.title')}
        value={String(minutes)}
        choices={choices}
        onChange={(value) => chooseReminder(Number(value))}
      />
    </Panel>
  );
}
