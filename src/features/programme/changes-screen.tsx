import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, type ProgrammeChange } from '#domain/changes.ts';
import { useProgramme } from '#domain/programme.ts';
import { PageTitle } from '#features/site/index.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page, Section } from '#ui/page.tsx';
import classes from './changes-screen.module.css';
import { FormerPlace } from './former-place.tsx';
import { lastLook, rememberLook } from './last-look.ts';
import { type RowTexts, useRowTexts } from './row-texts.ts';
import { SessionRow } from './session-row.tsx';
import { ProgrammeTabs } from './tabs.tsx';

/** What changed in the programme, apart from what the reader has already seen. */
export function ChangesScreen() {
  const { t } = useTranslation('programme');
  const texts = useRowTexts();
  const changes = changesOf(useProgramme().sessions);
  const [since, setSince] = useState(0);
  const latest = changes[0]?.at ?? 0;
  useEffect(() => setSince(lastLook()), []);
  useEffect(() => rememberLook(latest), [latest]);
  const fresh = changes.filter(({ at }) => at > since);
  const known = changes.filter(({ at }) => at <= since);
  return (
    <Page low title={t('changes')} lead={t('changes_lead')}>
      <PageTitle page={t('changes')} description={t('changes_lead')} />
      <ProgrammeTabs current="changes" />
      {changes.length === 0 && <EmptyPlace title={t('no_changes')} />}
      {fresh.length > 0 && (
        <Section id="fresh" title={t('changes_since')}>
          <Changes changes={fresh} texts={texts} />
        </Section>
      )}
      {known.length > 0 && (
        <Section id="known" title={t('changes_before')}>
          <Changes changes={known} texts={texts} />
        </Section>
      )}
    </Page>
  );
}

function Changes({ changes, texts }: { changes: readonly ProgrammeChange[]; texts: RowTexts }) {
  const at = useNow();
  const { t, format } = texts;
  return (
    <ol className={classes.changes}>
      {changes.map(({ session, kind, at: changed }) => (
        <li key={session.event.id}>
          <div className={classes.what} data-kind={kind}>
            <strong>{t(`programme:change.${kind}`)}</strong>
            <time dateTime={new Date(changed).toISOString()}>
              {t('programme:changed_at', {
                day: format.day(venueClock(changed).date),
                time: format.time(changed),
              })}
            </time>
            <FormerPlace session={session} texts={texts} />
          </div>
          <ul className={classes.row}>
            <SessionRow session={session} at={at} texts={texts} level={3} dated />
          </ul>
        </li>
      ))}
    </ol>
  );
}
