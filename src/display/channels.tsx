import { IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { interpretationsOf } from '#domain/spoken.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './channels.module.css';

/** The languages that are heard with a headset in the hall of a session, each with its channel. */
export function headsetsOf({ event }: Session) {
  return interpretationsOf(event).flatMap(([code, ways]) =>
    ways.filter(({ by }) => by === 'headset').map(({ channel }) => ({ code, channel })),
  );
}

/** Into which languages a session is interpreted in its hall, and on which channels of the headsets. */
export function Channels({ session }: { session: Session }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const heard = headsetsOf(session);
  if (heard.length === 0) return null;
  return (
    <p className={classes.channels} data-channels>
      <IconHeadphones aria-hidden stroke={1.5} />
      <span className={classes.word}>{t('headsets')}</span>
      {heard.map(({ code, channel }) => (
        <span key={code} className={classes.one}>
          {format.language(code)}
          {channel !== undefined && <strong>{format.number(channel)}</strong>}
        </span>
      ))}
    </p>
  );
}
