import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { fromTo } from '#shared/from-to.ts';
import { venueClock } from '#shared/time.ts';
import { Choices } from '#ui/choices.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { shownDetails } from '#visitor/speaker-page/draft.ts';
import type { SpeakerSession } from '#visitor/speaker-page/page.ts';
import { type PartProps, withDetails } from './part.ts';
import classes from './speaker-page.module.css';

/** The sessions somebody is expected in, and whether they come. */
export function ComingPart({ page, draft, write }: PartProps) {
  const { t } = useTranslation('speaker-page');
  const { participation } = shownDetails(page, draft);
  const all = [...page.talks.map(({ session }) => session), ...page.sessions];
  const sessions = new Map(all.map((session) => [session.id, session]));
  return (
    <Section id="coming" title={t('coming.title')}>
      {sessions.size === 0 && <p>{t('coming.no_session')}</p>}
      <ul className={classes.sessions}>
        {[...sessions.values()]
          .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
          .map((session) => (
            <Expected key={session.id} session={session} />
          ))}
      </ul>
      <p id="coming-ask" className={classes.ask}>
        {t('coming.ask')}
      </p>
      <Choices
        label={t('coming.ask')}
        value={participation ?? ''}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`coming.${value}`) }))}
        onChange={(value) => value && write(withDetails({ participation: value }))}
      />
    </Section>
  );
}

function Expected({ session }: { session: SpeakerSession }) {
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  const starts = venueClock(Date.parse(session.starts_at), session.utc_offset);
  const ends = venueClock(Date.parse(session.ends_at), session.utc_offset);
  return (
    <li>
      <strong>
        <LocalizedText value={session.title} />
      </strong>
      <span>
        {`${format.day(starts.date)} · ${fromTo(starts.time.slice(0, 5), ends.time.slice(0, 5))}`}
        {session.place && (
          <>
            {' · '}
            <LocalizedText value={session.place} />
          </>
        )}
      </span>
      {session.cancelled && <span className={classes.problem}>{t('coming.cancelled')}</span>}
    </li>
  );
}
