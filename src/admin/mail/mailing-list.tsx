import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSelectedEdition } from '#replica/read.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useServer } from '../kinds/use-server.ts';
import classes from './mail.module.css';
import { type Mailing, readMailings } from './server-answers.ts';
import { Trouble } from './trouble.tsx';
import { useMailingWords } from './use-mailing-words.ts';
import { useProgressWords } from './use-progress-words.ts';
import { useSubject } from './use-subject.ts';

/** What was sent in this edition, newest first. */
export function MailingList() {
  const { t } = useTranslation('admin-mail');
  const edition = useSelectedEdition();
  const { value, failure, load } = useServer('list_mailings', { p_edition: edition }, readMailings);
  return (
    <>
      <p className={classes.lead}>{t('list.lead')}</p>
      <div className={classes.tools}>
        <Button
          component={PlaceLink}
          to="admin_mail"
          search={{ id: 'new' }}
          leftSection={<IconPlus aria-hidden size="1.2rem" />}
        >
          {t('list.new')}
        </Button>
      </div>
      <Trouble failure={failure} again={load} />
      {value?.length === 0 && <p>{t('list.none')}</p>}
      <ul className={classes.cards}>
        {value?.map((mailing) => (
          <li key={mailing.id}>
            <MailingCard mailing={mailing} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MailingCard({ mailing }: { mailing: Mailing }) {
  const subjectOf = useSubject();
  const said = useMailingWords();
  const progress = useProgressWords();
  const { id, subject } = mailing;
  return (
    <PlaceLink to="admin_mail" search={{ id }} className={classes.card}>
      <strong dir="auto">{subjectOf(subject)}</strong>
      <span className={classes.lead}>{said(mailing)}</span>
      <span>{progress(mailing)}</span>
    </PlaceLink>
  );
}
