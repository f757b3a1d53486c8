import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import { type Session, useProgramme } from '#domain/programme.ts';
import { isAskedFor } from '#domain/remarks.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent, useContentPhase } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { NotHere } from '#ui/not-here.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { isRating, useRemarks } from '#visitor/remarks/read.ts';
import { QuestionForm } from './question-form.tsx';
import { Questions } from './questions.tsx';
import { RatingForm } from './rating-form.tsx';

/** What one can say of a session: a question to its speakers until it ends, then how it was. */
export function RemarksScreen() {
  const { t } = useTranslation(['remarks', 'programme']);
  const localize = useLocalize();
  const waiting = useContentPhase() !== 'ready';
  const { id = '' } = useScreenAddress().params;
  const session = useProgramme().byId.get(id);
  if (!session) {
    return (
      <NotHere
        waiting={waiting}
        title={t('programme:session_not_found')}
        back={
          <Button component={PlaceLink} to="programme" size="lg">
            {t('programme:back')}
          </Button>
        }
      />
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
    >
      <PageTitle page={`${t('remarks:title')} - ${title}`} description={t('remarks:lead')} />
      <Said session={session} />
    </Page>
  );
}

function Said({ session }: { session: Session }) {
  const { t } = useTranslation('remarks');
  const edition = useContent('edition').get(String(session.event.edition_id));
  const over = momentOf(session, useNow()) === 'over';
  const remarks = useRemarks(session.event.id);
  const rating = remarks?.findLast(isRating);
  const questions = remarks?.filter((remark) => !isRating(remark)) ?? [];
  const asks = isAskedFor('questions', session, edition);
  const rates = isAskedFor('feedback', session, edition);
  return (
    <>
      {over && rates && remarks && (
        <Section id="feedback" title={t('rating.title')}>
          <RatingForm key={rating?.id} event={session.event.id} rating={rating} />
        </Section>
      )}
      {(asks || questions.length > 0) && (
        <Section id="questions" title={t('question.title')}>
          {asks && !over && <QuestionForm event={session.event.id} />}
          {asks && over && <p>{t('question.over')}</p>}
          <Questions questions={questions} />
        </Section>
      )}
      {!over && rates && <p>{t('rating.later')}</p>}
      {!asks && !rates && questions.length === 0 && <EmptyPlace title={t('closed')} />}
    </>
  );
}
