import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { fromTo } from '#shared/from-to.ts';
import { venueClock } from '#shared/time.ts';
import classes from './answers.module.css';
import type { SpeakerDetails } from './answers.ts';

/** What a speaker said of their coming, line by line. */
export function DetailsList({ details }: { details: SpeakerDetails }) {
  const { t } = useTranslation('admin-speakers');
  const format = useFormat();
  const { participation, availability, recording, journey, equipment, sent_at } = details;
  const wall = (at: string | null) =>
    at && (
      <>
        {`${format.day(at.slice(0, 10))} · `}
        <bdi dir="ltr">{at.slice(11)}</bdi>
      </>
    );
  const lines = [
    ['participation', participation && t(`details.participation_choice.${participation}`)],
    ['arrival', wall(details.arrival)],
    ['departure', wall(details.departure)],
    ['journey', journey && <span dir="auto">{journey}</span>],
    [
      'availability',
      availability.length > 0 && (
        <ul>
          {availability.map(({ date, from, to }) => (
            <li key={`${date} ${from} ${to}`}>{`${format.day(date)} · ${fromTo(from, to)}`}</li>
          ))}
        </ul>
      ),
    ],
    ['equipment', equipment && <span dir="auto">{equipment}</span>],
    ['recording', recording && t(`details.recording_choice.${recording}`)],
    ['sent_at', `${format.date(venueClock(Date.parse(sent_at)).date)} ${format.time(sent_at)}`],
  ] as const;
  return (
    <dl className={classes.details}>
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`details.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
