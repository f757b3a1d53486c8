import { Button, Group } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countEntries } from '#replica/content/status.ts';
import { useOutboxEntries, useReplica, useSession } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { hasDrafts } from '../forms/draft-storage.ts';
import { OutboxDrawer } from '../outbox/outbox-drawer.tsx';
import { SignOut } from './sign-out.tsx';
import { useGivenBack } from './use-given-back.ts';

/** Lets administrators in; others are led to the sign-in and back, or told that they have no right. */
export function Guard({ children }: { children: ReactNode }) {
  const { phase, user } = useSession();
  if (phase === 'signed_out') return <ToSignIn />;
  return phase === 'denied' ? (
    <NoRight writer={user?.id ?? ''} email={user?.email ?? ''} />
  ) : (
    children
  );
}

/** Leads to the sign-in, which leads back here. */
function ToSignIn() {
  const { history } = useRouter();
  useEffect(() => {
    history.replace(addressOf('admin_login', {}, { back: history.location.href }));
  }, [history]);
  return null;
}

function NoRight({ writer, email }: { writer: string; email: string }) {
  const { t } = useTranslation(['admin', 'admin-account']);
  const { session } = useReplica();
  const { waiting, refused } = countEntries(useOutboxEntries());
  const kept = waiting + refused;
  const [leaving, setLeaving] = useState(false);
  const [looking, setLooking] = useState(false);
  useGivenBack();
  return (
    <main>
      <EmptyPlace whole title={t('login.denied_title')}>
        <p>{t('login.denied', { email })}</p>
        {kept > 0 && <p role="status">{t('admin-account:denied.kept', { count: kept })}</p>}
        {hasDrafts(writer) && <p>{t('admin-account:denied.drafts')}</p>}
        <Group justify="center">
          {kept > 0 && (
            <Button variant="default" onClick={() => setLooking(true)}>
              {t('sync.open')}
            </Button>
          )}
          <Button variant="default" onClick={() => void session.recheck()}>
            {t('admin-account:denied.recheck')}
          </Button>
          <Button onClick={() => setLeaving(true)}>{t('login.sign_out')}</Button>
        </Group>
      </EmptyPlace>
      <OutboxDrawer opened={looking} onClose={() => setLooking(false)} />
      {leaving && <SignOut onStay={() => setLeaving(false)} />}
    </main>
  );
}
