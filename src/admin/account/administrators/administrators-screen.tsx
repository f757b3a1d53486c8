import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '#ui/lines-skeleton.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { AdministratorList } from './administrator-list.tsx';
import classes from './administrators.module.css';
import { Invitation } from './invitation.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useAdministrators } from './use-administrators.ts';

/** Who administers the site, the way to invite and to demote, and one's own second factor. */
export function AdministratorsScreen() {
  const { t } = useTranslation('admin-account');
  const inWords = useAccountMessages();
  const { value: list, failure, load } = useAdministrators();
  return (
    <div className={classes.screen}>
      <title>{t('administrators.title')}</title>
      <h1>{t('administrators.title')}</h1>
      <p>{t('administrators.lead')}</p>
      {failure && (
        <Alert color="red" role="alert">
          <p>{inWords(failure)}</p>
          <Button variant="default" onClick={() => void load()}>
            {t('administrators.again')}
          </Button>
        </Alert>
      )}
      {!list && !failure && <LinesSkeleton />}
      {list && <AdministratorList list={list} onChange={() => void load()} />}
      <Invitation known={list} onInvited={() => void load()} />
      <SecondFactor onChange={() => void load()} />
    </div>
  );
}
