import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { PageTitle } from '#features/site/index.ts';
import { useSettled } from '#shared/use-settled.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { asksForPrivacy, setWilling, useWilling } from '#visitor/error-reports/willing.ts';
import classes from './privacy-screen.module.css';

/** What is kept where. Whoever changes how long something is kept changes its text too: tests/unit/privacy-figures.test.ts. */
const parts = {
  here: ['device'],
  there: [
    ...(['favourites', 'remarks', 'alerts', 'address', 'reads', 'errors'] as const),
    ...(['speakers', 'mail', 'organisers'] as const),
  ],
  others: ['video', 'push'],
} as const;

/** What is kept of visitors, why, for how long, and how to have it erased. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PageTitle page={t('title')} description={t('lead')} />
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Section key={part} id={part} title={t(part)}>
          <dl className={classes.kept}>
            {parts[part].map((what) => (
              <div key={what}>
                <dt>{t(`${what}.title`)}</dt>
                <dd>{t(`${what}.text`)}</dd>
                {what === 'errors' && <ErrorReports />}
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Erasing />
    </Page>
  );
}

/** Whether errors of this device are reported; a browser that asks for privacy has answered already. */
function ErrorReports() {
  const { t } = useTranslation('privacy');
  const id = useId();
  const willing = useWilling();
  const browser = useSettled() && asksForPrivacy();
  const state = browser ? t('errors.browser') : t('errors.off');
  return (
    <dd>
      <label htmlFor={id} className={classes.choice}>
        <input
          id={id}
          type="checkbox"
          checked={willing}
          disabled={browser}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => setWilling(target.checked)}
        />
        <span>{t('errors.send')}</span>
      </label>
      <p id={`${id}-state`} role="status" className={classes.state}>
        {!willing && state}
      </p>
    </dd>
  );
}

function Erasing() {
  const { t } = useTranslation(['privacy', 'favourites', 'announcements', 'common']);
  const contact = useLocalize()(useSiteContent('contact_address')?.content);
  const way = {
    my: t('common:nav.my_program'),
    forget: t('favourites:forget.title'),
    everywhere: t('favourites:forget.everywhere'),
  };
  return (
    <Section id="gone" title={t('privacy:gone')}>
      <ul className={classes.erasing}>
        <li>
          <PlaceLink to="my_program">{t('privacy:erase.favourites', way)}</PlaceLink>
        </li>
        <li>
          <PlaceLink to="announcements">
            {t('privacy:erase.alerts', { off: t('announcements:alerts.turn_off') })}
          </PlaceLink>
        </li>
        <li>{t('privacy:erase.errors', { send: t('privacy:errors.send') })}</li>
        <li>{t('privacy:erase.device')}</li>
        {contact && <li>{t('privacy:erase.ask', { contact })}</li>}
      </ul>
    </Section>
  );
}
