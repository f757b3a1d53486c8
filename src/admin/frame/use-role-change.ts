import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readRights } from '#domain/rights.ts';
import { useSession } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useRightsText } from '../account/administrators/use-rights-text.ts';

/** Says at once that somebody else has given whoever is signed in another role. */
export function useRoleChange(): void {
  const { t } = useTranslation('admin');
  const inWords = useRightsText();
  const { user } = useSession();
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
