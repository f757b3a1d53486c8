import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type PushPermission, watchPushPermission } from '#device/push.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page.tsx';
import { usePressFailure } from '#ui/use-press-failure.ts';
import type { PushChoice } from '#visitor/push.ts';
import { AlertChoices } from './alert-choices.tsx';
import classes from './alerts.module.css';
import { alertsAnchor } from './alerts-anchor.ts';
import { alerts, lookAtAlerts, turnOffAlerts, turnOnAlerts } from './alerts-store.ts';

/** What one is told when one has only just said yes. */
const firstTopics: PushChoice['topics'] = ['urgent', 'announcements', 'reminders'];

/** The alerts of this device: what really holds here, and the means to change it. */
export function Alerts() {
  const { t } = useTranslation('announcements');
  const wordsFor = usePressFailure();
  const { permission, choice, busy, refused, failure } = useStore(alerts);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookAtAlerts();
    };
    look();
    document.addEventListener('visibilitychange', look);
    const unwatch = watchPushPermission(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      unwatch();
    };
  }, []);

  const able = permission === 'default' || permission === 'granted';
  return (
    <Section id={alertsAnchor} title={t('alerts.title')}>
      <div className={classes.alerts} data-looking={permission === undefined || undefined}>
        {permission === undefined && (
          // The room of what most devices show next, so that nothing moves for it.
          <div className={classes.room}>
            <p>{t('alerts.off')}</p>
            <Button disabled>{t('alerts.turn_on')}</Button>
          </div>
        )}
        <p role="status" data-on={choice !== undefined || undefined}>
          {t(`alerts.${truthOf(permission, choice)}`)}
        </p>
        {able && !choice && <TurnOn />}
        {able && !choice && refused && <p>{t('alerts.refused')}</p>}
        {choice && (
          <>
            <AlertChoices
              choice={choice}
              busy={busy}
              onChange={(next) => void turnOnAlerts(next)}
            />
            <Button variant="default" disabled={busy} onClick={() => void turnOffAlerts()}>
              {t('alerts.turn_off')}
            </Button>
          </>
        )}
        {failure && (
          <p role="alert" className={classes.failure}>
            {wordsFor(failure)}
          </p>
        )}
      </div>
    </Section>
  );
}

function TurnOn() {
  const { t } = useTranslation('announcements');
  const language = useLanguage();
  const busy = useStore(alerts, (state) => state.busy);
  return (
    <Button loading={busy} onClick={() => void turnOnAlerts({ language, topics: firstTopics })}>
      {t('alerts.turn_on')}
    </Button>
  );
}

/** Leads from the top of the page to the alerts, and shows by its form whether they are on. */
export function Bell() {
  const { t } = useTranslation('announcements');
  const isOn = useStore(alerts, ({ choice }) => choice !== undefined);
  const Icon = isOn ? IconBellRinging : IconBell;
  return (
    <a href={`#${alertsAnchor}`} className={classes.bell}>
      <Icon aria-hidden stroke={1.6} />
      {t('alerts.bell')}
    </a>
  );
}

/** The name of the sentence that says what holds on this device. */
function truthOf(permission: PushPermission | undefined, choice: PushChoice | undefined) {
  if (permission === undefined) return 'looking';
  if (permission !== 'granted' && permission !== 'default') return permission;
  return choice ? 'on' : 'off';
}
