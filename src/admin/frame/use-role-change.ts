import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readRights } from '#domain/rights.ts';
import { useSession } from '#replica/read.ts';
import { useResyncEvery } from '#replica/use-resync.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useRightsText } from '../account/administrators/use-rights-text.ts';

/** No bell is rung for a role, which would have every visitor ask: it is asked for so often (ms). */
const asking = 60_000;

/** Hears within a minute that somebody else has given whoever is signed in another role, and says so. */
export function useRoleChange(): void {
  const { t } = useTranslation('admin');
  const inWords = useRightsText();
  const { user } = useSession();
  useResyncEvery(asking);
  const { id, rights } = user ?? {};
  const told = rights === undefined ? undefined : JSON.stringify([id, readRights(rights)]);
  const known = useRef({ id, told });
  const say = useEffectEvent(() =>
    notify({
      title: t('rights.changed', { roles: inWords(readRights(rights)) }),
      duration: 10_000,
    }),
  );
  useEffect(() => {
    const before = known.current;
    known.current = { id, told };
    // What nobody had been told has not changed, nor have the rights of who signed in instead.
    if (before.id === id && before.told && told && before.told !== told) say();
  }, [id, told]);
}
