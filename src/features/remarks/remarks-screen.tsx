import { IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import { type Session, useProgramme } from '#domain/programme.ts';
import { isAskedFor } from '#domain/remarks.ts';
import { timeRange } from '#features/programme/index.ts';
import { NotHere, PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Columns } from '#ui/columns.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { isRating, useRemarks } from '#visitor/remarks/read.ts';
import { QuestionForm, TooLate } from './question-form.tsx';
import { RatingForm } from './rating-form.tsx';
import { RemarkNews } from './remark-news.tsx';
import classes from './remarks.module.css';
import { SaidList } from './said-list.tsx';

/** What one can say of a session: a question to its speakers until it ends, then how it was. */
export function RemarksScreen() {
  const { t } = useTranslation(['remarks', 'programme']);
  const localize = useLocalize();
  const { id = '' } = useScreenAddress().params;
  const session = useProgramme().byId.get(id);
  if (!session) {
    return (
      <>
        <NotHere
          title={t('programme:session_not_found')}
          to="programme"
          back={t('programme:back')}
        />
        <Left event={id} />
      </>
    );
  }
  const title = localize(session.event.title);
  return (
    <Page
      low
      overline={
        <BackLink to="event" parameters={{ id }}>
          {t('remarks:back')}
        </BackLink>
      }
      title={<LocalizedText value={session.event.title} />}
      lead={<When session={session} />}
    >
      <PageTitle page={`${t('remarks:title')} - ${title}`} description={t('remarks:lead')} />
      <Said session={session} />
    </Page>
  );
}

/** When and where it is, so that nobody speaks of another. */
function When({ session }: { session: Session }) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const { event, location } = session;
  return (
    <p className={classes.when}>
      <time dateTime={event.starts_at}>
        {`${format.day(event.date)} · ${timeRange(session, format)}`}
      </time>
      <span>{location ? <LocalizedText value={location.name} /> : t('no_place')}</span>
    </p>
  );
}

/** What was said of a session that is no longer there. */
function Left({ event }: { event: string }) {
  const remarks = useRemarks(event) ?? [];
  return (
    <div className={classes.left}>
      {remarks.length > 0 && <SaidList remarks={remarks} />}
      <RemarkNews remarks={remarks} />
    </div>
  );
}

function Said({ session }: { session: Session }) {
  const { t } = useTranslation('remarks');
  const format = useFormat();
  const edition = useContent('edition').get(String(session.event.edition_id));
  const over = momentOf(session, useNow()) === 'over';
  const remarks = useRemarks(session.event.id);
  const rating = remarks?.findLast(isRating);
  const questions = remarks?.filter((remark) => !isRating(remark)) ?? [];
  const asks = isAskedFor('questions', session, edition);
  const rates = isAskedFor('feedback', session, edition);
  const said = (
    <>
      {remarks && ((over && rates) || rating) && (
        <Section id="feedback" title={t('rating.title')}>
          {over && rates ? (
            <RatingForm event={session.event.id} rating={rating} />
          ) : (
            rating && <SaidList remarks={[rating]} />
          )}
        </Section>
      )}
      {(asks || questions.length > 0) && (
        <Section id="questions" title={t('question.title')}>
          {asks && !over && <QuestionForm event={session.event.id} />}
          {asks && over && <TooLate event={session.event.id} />}
          <SaidList remarks={questions} open={asks && !over} />
        </Section>
      )}
      {!asks && !rates && remarks?.length === 0 && <EmptyPlace title={t('closed')} />}
      <RemarkNews remarks={remarks} />
    </>
  );
  if (over || !rates) return said;
  return (
    <Columns
      main={said}
      aside={
        <p className={classes.later}>
          <IconStar aria-hidden stroke={1.5} />
          <span>
            {t('rating.later')}{' '}
            <strong>{t('rating.from', { time: format.time(session.ends) })}</strong>
          </span>
        </p>
      }
    />
  );
}
