import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { Mantine } from '#ui/theme/mantine.tsx';
import { problemsOf } from '#visitor/speaker-page/draft.ts';
import { useSpeakerDesk } from '#visitor/speaker-page/use-speaker-desk.ts';
import { ComingPart } from './coming-part.tsx';
import { NeedsPart } from './needs-part.tsx';
import { SendBar } from './send-bar.tsx';
import classes from './speaker-page.module.css';
import { TextsPart } from './texts-part.tsx';

/** A speaker's private page. Its code stands in the fragment, which no server and no other site is told. */
export function SpeakerPageScreen() {
  const code = useLocation({ select: ({ hash }) => hash });
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Mantine>
        <OnePage key={code} code={code} />
      </Mantine>
    </>
  );
}

function OnePage({ code }: { code: string }) {
  const { t } = useTranslation(['speaker-page', 'common']);
  const format = useFormat();
  const localize = useLocalize();
  const desk = useSpeakerDesk(code);
  const { page, draft, phase, failure, busy } = desk;
  const title = page ? localize(page.speaker.name) : t('speaker-page:title');
  const problems = page ? problemsOf(page, draft) : [];
  return (
    <Page
      title={title}
      overline={page && t('speaker-page:title')}
      lead={
        page &&
        t('speaker-page:lead', {
          edition: localize(page.edition.name),
          day: format.date(venueClock(Date.parse(page.expires_at)).date),
        })
      }
    >
      <PageTitle page={title} description={t('speaker-page:title')} />
      {phase === 'reading' && !failure && <p role="status">{t('speaker-page:looking')}</p>}
      {phase === 'reading' && failure && (
        <EmptyPlace title={t(`common:failure.${failure.code}`)}>
          <Button variant="default" loading={busy} onClick={() => void desk.round()}>
            {t('speaker-page:again')}
          </Button>
        </EmptyPlace>
      )}
      {phase === 'gone' && <EmptyPlace title={t('speaker-page:gone')} />}
      {page && phase === 'ready' && (
        <form
          className={classes.form}
          noValidate
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (problems.length === 0) void desk.send();
          }}
        >
          <ComingPart page={page} draft={draft} problems={problems} write={desk.write} />
          <NeedsPart page={page} draft={draft} problems={problems} write={desk.write} />
          <TextsPart page={page} draft={draft} problems={problems} write={desk.write} />
          <SendBar desk={desk} blocked={problems.length > 0} />
        </form>
      )}
    </Page>
  );
}
