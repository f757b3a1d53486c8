import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { newRow } from '#entities/new-row.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useSelectedEdition } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { presentTime } from '#shared/clock.ts';
import { directionOf, localize } from '#shared/localized.ts';
import { keepDraft, slotOf } from '../../forms/draft-storage.ts';
import { ReplacesDraft } from '../../forms/replaces-draft.tsx';
import classes from './day-of.module.css';
import { useMessage } from './use-message.ts';

/** What would be announced, in three languages, and the way to the form that it fills in. */
export function AnnouncePanel({ session }: { session: Session }) {
  const { t } = useTranslation('admin-programme');
  const { history } = useRouter();
  const edition = useSelectedEdition() ?? 0;
  const { event } = session;
  const said = useMessage(event);
  if (!said) return null;

  function write() {
    const base = newRow('announcement', edition);
    const expires_at = session.ends > presentTime() ? event.ends_at : null;
    const values = { ...base, ...said, type: 'warning', urgent: true, expires_at };
    keepDraft('announcement', slotOf('new', edition), { base, values, at: presentTime() });
    history.push(addressOf('admin_announcements', {}, { id: 'new' }));
  }

  return (
    <div className={classes.panel}>
      <dl className={classes.said}>
        {languages.map((language) => (
          <div key={language} lang={language} dir={directionOf(language)}>
            <dt>{languageNames[language]}</dt>
            <dd>{localize(said.message, language)?.text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={write}>{t('day_of.write_announcement')}</Button>
      <ReplacesDraft />
    </div>
  );
}
