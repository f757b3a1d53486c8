import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { questionShownAt } from '#domain/remarks.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Channels, headsetsOf } from './channels.tsx';
import { HallRows } from './hall-rows.tsx';
import { Headline, Label } from './headline.tsx';
import classes from './now-view.module.css';
import { People } from './people.tsx';
import type { Screen } from './screen.ts';
import { Rest, Wait } from './span.tsx';

type NowScreen = Extract<Screen, { readonly view: 'now' }>;

/** A session that is on in this hall, with its people; beside it what follows and what is on elsewhere. */
export function NowView({ screen, now }: { screen: NowScreen; now: number }) {
  const { t } = useTranslation('display');
  const { hall, on, next, elsewhere, notices } = screen;
  const [main, ...also] = on;
  const lines = elsewhere.filter((line) => line.on.length > 0);
  return (
    <div className={classes.view}>
      <section className={classes.main}>
        <Label first>
          <span className={classes.pulse} aria-hidden />
          {t('now')}
          {hall && (
            <strong>
              <LocalizedText value={hall.name} unmarked />
            </strong>
          )}
        </Label>
        {main && (
          <OnNow
            session={main}
            now={now}
            question={questionShownAt(main, now)}
            alone={also.length === 0}
          />
        )}
        {also.map(({ event }) => (
          <p key={event.id} className={classes.also} data-session={event.id}>
            <span>{t('also_now')}</span> <LocalizedText value={event.title} unmarked />
          </p>
        ))}
      </section>
      <div className={classes.side}>
        {next ? (
          <Next session={next} now={now} alone={lines.length === 0} />
        ) : (
          <section className={classes.next}>
            <Label>{t('next')}</Label>
            <p className={classes.none}>{t('nothing_next')}</p>
          </section>
        )}
        {lines.length > 0 && (
          <section className={classes.elsewhere}>
            <Label>
              {t('elsewhere')}
              <strong className={classes.running}>{t('now')}</strong>
            </Label>
            <HallRows
              lines={lines}
              now={now}
              most={next || notices.length > 0 ? 1 : 2}
              timed={false}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** The session that is on; while its speakers answer a question, that stands above all else. */
function OnNow({
  session,
  now,
  question,
  alone,
}: {
  session: Session;
  now: number;
  question: string | undefined;
  /** Nothing else is on in this hall. */
  alone: boolean;
}) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { event, starts, ends } = session;
  const done = Math.min(1, Math.max(0, (now - starts) / (ends - starts)));
  return (
    <div className={classes.session} data-now={event.id}>
      <Headline value={event.title} grand={!question} />
      {question && (
        <figure className={classes.question} data-question>
          <figcaption>{t('question')}</figcaption>
          <blockquote dir="auto">{question}</blockquote>
        </figure>
      )}
      <p className={classes.times}>
        <span>{timeRange(session, format)}</span>
        <span className={classes.rest}>
          <Rest until={ends} now={now} />
        </span>
      </p>
      <span className={classes.progress} aria-hidden>
        <span style={{ inlineSize: `${done * 100}%` }} />
      </span>
      <Channels session={session} />
      {/* Where channels are told, the people stand in a line, so that both can be read. */}
      {!question && (
        <People session={session} most={alone ? 4 : 2} small={headsetsOf(session).length > 0} />
      )}
    </div>
  );
}

/** What follows here; its people stand there alone, for beside them what is on elsewhere would be small. */
function Next({ session, now, alone }: { session: Session; now: number; alone: boolean }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  return (
    <section className={classes.next} data-next={session.event.id}>
      <Label>
        {t('next')}
        <strong>{format.time(session.starts)}</strong>
        <strong className={classes.wait}>
          <Wait until={session.starts} now={now} />
        </strong>
      </Label>
      <Headline value={session.event.title} />
      {alone && <People session={session} most={2} small />}
    </section>
  );
}
