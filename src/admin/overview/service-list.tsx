import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useMeasures } from '#i18n/measures.ts';
import classes from './overview.module.css';
import { HealthFact } from './point.tsx';
import { useDevices, useLastReach, useService } from './server-health.ts';
import { type Watched, watchedOf } from './service.ts';

/** How the service stands, in words for whoever is on duty; what is wrong first, each with what to do. */
export function ServiceList() {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const { service, published, failure } = useService();
  const devices = useDevices();
  const reach = useLastReach();
  const gone = failure?.code === 'offline' || failure?.code === 'unavailable';
  return (
    <ul className={classes.health}>
      {gone && (
        <HealthFact good={false} todo={t('service.gone.do')}>
          {t('service.gone.bad')}
        </HealthFact>
      )}
      {!gone &&
        service &&
        watchedOf(service, published !== undefined).map((watched) => (
          <WatchedFact
            key={watched.name}
            watched={watched}
            waiting={service.pushes.waiting}
            revision={published ?? 0}
          />
        ))}
      {reach && (
        <HealthFact good={reach.failed === 0}>
          {t('health.push', {
            addressed: format.number(reach.addressed),
            delivered: format.number(reach.delivered),
            waiting: format.number(reach.waiting),
            failed: format.number(reach.failed),
          })}
        </HealthFact>
      )}
      {devices && (
        <HealthFact good>
          {t('health.devices', {
            devices: format.number(devices.devices),
            current: format.number(devices.current),
          })}
        </HealthFact>
      )}
    </ul>
  );
}

interface Props {
  readonly watched: Watched;
  readonly waiting: number;
  readonly revision: number;
}

function WatchedFact({ watched: { name, good, figure }, waiting, revision }: Props) {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const { wait } = useMeasures();
  const amount = figure ?? 0;
  const words = {
    percent: format.number(Math.round(amount * 100)),
    time: wait(Math.max(1, Math.round(amount / 60))),
    // Sign-ins are told of the ten minutes that they were counted in.
    number: format.number(Math.round(name === 'sign_ins' ? amount * 600 : amount)),
    waiting: format.number(waiting),
    revision: format.number(revision),
  };
  const none = name === 'backups' && figure === null;
  const state = none
    ? t(good ? 'service.backups.soon' : 'service.backups.never')
    : t(good ? `service.${name}.good` : `service.${name}.bad`, words);
  return (
    <HealthFact good={good} {...(!good && { todo: t(`service.${name}.do`) })}>
      {state}
    </HealthFact>
  );
}
