import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import { useOffered } from '#domain/use-offered.ts';
import { useRowTexts, Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { useSettled } from '#shared/use-settled.ts';
import { Page } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { Album } from './album.tsx';
import { albumOf } from './album-picture.ts';
import { archiveOf, choicesIn, narrowed } from './archive.ts';
import classes from './archive-screen.module.css';
import { EditionChoice } from './edition-choice.tsx';
import { Filters } from './filters.tsx';
import { KeptList } from './kept-list.tsx';
import type { Opened } from './opened.ts';
import { SessionRemains } from './session-remains.tsx';
import { readKept } from './use-kept.ts';

/** What an edition's sessions have left behind, by edition, kind, speaker and track. */
export function ArchiveScreen() {
  const { t } = useTranslation(['archive', 'programme']);
  const texts = useRowTexts();
  const { sessions } = useProgramme();
  const attachments = useContent('attachment');
  const at = useNow();
  const settled = useSettled();
  const [asked, setWanted] = useAddressState('sort', 'speaker', 'track', 'session');
  const [opened, setOpened] = useState<Opened>();
  const all = useMemo(() => archiveOf(sessions, attachments, at), [sessions, attachments, at]);
  const choices = useMemo(() => choicesIn(all), [all]);
  const wanted = useOffered(asked, {
    sort: (value) => choices.sorts.some((sort) => sort === value),
    speaker: (value) => choices.people.some(({ id }) => id === value),
    track: (value) => choices.tracks.has(value),
  });
  const shown = narrowed(all, wanted);
  const playing = { opened, setOpened };
  useEffect(() => void readKept(), []);
  return (
    <Page title={t('archive:title')} lead={t('archive:lead')}>
      <PageTitle page={t('archive:title')} description={t('archive:lead')} />
      <EditionChoice />
      {settled && <KeptList playing={playing} />}
      {all.length === 0 ? (
        <Waiting none={t('archive:none')} />
      ) : (
        <div className={classes.body}>
          {wanted.session ? (
            <p className={classes.one}>
              {t('archive:one_session')} <PlaceLink to="archive">{t('archive:whole')}</PlaceLink>
            </p>
          ) : (
            <Filters choices={choices} wanted={wanted} texts={texts} onChange={setWanted} />
          )}
          <p role="status" className={classes.count}>
            {shown.length > 0
              ? t('programme:sessions', { count: shown.length })
              : t('archive:nothing_found')}
          </p>
          {wanted.sort === 'picture' && !wanted.session ? (
            <Album
              pictures={shown.flatMap(({ session, pictures }) =>
                albumOf(pictures, session.event.title),
              )}
            />
          ) : (
            <ol className={classes.list}>
              {shown.map((remains) => (
                <li key={remains.session.event.id}>
                  <SessionRemains remains={remains} texts={texts} playing={playing} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </Page>
  );
}
