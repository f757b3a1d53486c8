import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useRights } from '../kinds/use-rights.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { Addresses } from './addresses.tsx';
import { Composer } from './composer.tsx';
import classes from './mail.module.css';
import { mailViews } from './mail-views.ts';
import { Mailbox } from './mailbox.tsx';
import { MailingList } from './mailing-list.tsx';
import { MailingLogView } from './mailing-log.tsx';
import { useSends } from './use-sends.ts';

/** Mail to speakers: what was sent and is being sent, a new sending, and where they are written to. */
export function MailScreen() {
  // The server fills mails in from what is published when they leave.
  return (
    <PublishedVersion said>
      <Mail />
    </PublishedVersion>
  );
}

function Mail() {
  const { t } = useTranslation(['admin-mail', 'admin']);
  const [{ id, view }] = useAddressState('id', 'view');
  const sends = useSends();
  const title = t('admin:nav.admin_mail');
  const views = mailViews(useRights(), sends, view);
  const isCurrent = (one: string) => !id && view === one;
  return (
    <section className={classes.screen} aria-labelledby="mail-title">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <h1 id="mail-title">{title}</h1>
      <nav aria-label={t('views.label')} className={classes.views}>
        <PlaceLink to="admin_mail" aria-current={isCurrent('') ? 'page' : undefined}>
          {t('views.sendings')}
        </PlaceLink>
        {views.map((one) => (
          <PlaceLink
            key={one}
            to="admin_mail"
            search={{ view: one }}
            aria-current={isCurrent(one) ? 'page' : undefined}
          >
            {t(`views.${one}`)}
          </PlaceLink>
        ))}
        <PlaceLink to="admin_mail_templates">{t('admin:nav.admin_mail_templates')}</PlaceLink>
      </nav>
      {sends && !sends.sends && <Alert color="gold">{t('no_server')}</Alert>}
      {id === 'new' ? (
        <Composer />
      ) : id ? (
        <MailingLogView key={id} id={id} />
      ) : view === 'addresses' ? (
        <Addresses />
      ) : view === 'mailbox' && views.includes(view) ? (
        <Mailbox />
      ) : (
        <MailingList />
      )}
    </section>
  );
}
