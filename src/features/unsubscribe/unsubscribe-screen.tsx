import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { useSubscription } from '#visitor/mail/use-subscription.ts';
import classes from './unsubscribe.module.css';

/**
 * The page that a mail leads to for whoever wants no more of them. Its code stands in the fragment. Opening
 * it changes nothing, for programs open what is in a mail too; the button does.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation('unsubscribe');
  const code = useLocation({ select: ({ hash }) => hash });
  return (
    <Page title={t('title')}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle page={t('title')} description={t('title')} />
      <OneAddress key={code} code={code} />
    </Page>
  );
}

function OneAddress({ code }: { code: string }) {
  const { t } = useTranslation(['unsubscribe', 'common']);
  const { held, leaving, failure, again, leave } = useSubscription(code);
  if (failure) {
    return (
      <EmptyPlace title={t(`common:failure.${failure.code}`)}>
        {again && (
          <Button variant="default" onClick={again}>
            {t('unsubscribe:again')}
          </Button>
        )}
      </EmptyPlace>
    );
  }
  if (held?.unsubscribed) return <p role="status">{t('unsubscribe:done')}</p>;
  if (held && !held.found) return <EmptyPlace title={t('unsubscribe:gone')} />;
  if (!held && !leaving) return <p role="status">{t('unsubscribe:looking')}</p>;
  return (
    <>
      <p>{t('unsubscribe:lead')}</p>
      <Button size="large" className={classes.leave} loading={leaving} onClick={leave}>
        {t('unsubscribe:leave')}
      </Button>
    </>
  );
}
