import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import { Button } from '#ui/button.tsx';
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
  // One region, so that screen readers hear what becomes of it.
  return (
    <>
      <p role="status">{said()}</p>
      {failure && again && (
        <Button variant="default" className={classes.leave} onClick={again}>
          {t('unsubscribe:again')}
        </Button>
      )}
      {!failure && (leaving || (held?.found && !held.unsubscribed)) && (
        <Button size="large" className={classes.leave} loading={leaving} onClick={leave}>
          {t('unsubscribe:leave')}
        </Button>
      )}
    </>
  );

  function said(): string {
    if (failure) return t(`common:failure.${failure.code}`);
    if (held?.unsubscribed) return t('unsubscribe:done');
    if (held && !held.found) return t('unsubscribe:gone');
    return t(held || leaving ? 'unsubscribe:lead' : 'unsubscribe:looking');
  }
}
