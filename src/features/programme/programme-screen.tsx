import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { dayToOpen, programmeDayAt } from '#domain/moment.ts';
import { type Programme, type Session, useProgramme } from '#domain/programme.ts';
import { useOffered } from '#domain/use-offered.ts';
import { useSynonyms } from '#domain/use-synonyms.ts';
import { followAnchor } from '#features/follow/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useTypedQuery } from '#ui/use-typed-query.ts';
import { useWide } from '#ui/use-wide.ts';
import { useProgrammeAddress } from './address.ts';
import { DayBar } from './day-bar.tsx';
import { DayView } from './day-view.tsx';
import { conditionsIn, type Filter, narrow } from './filter.ts';
import classes from './programme-screen.module.css';
import { type RowTexts, useRowTexts } from './row-texts.ts';
import { ProgrammeTabs } from './tabs.tsx';
import { Toolbar } from './toolbar.tsx';
import { useHallGrid } from './use-hall-grid.ts';
import { goTo, useComesBack, useOpensAt } from './use-opening.ts';
import { useProgrammeSearch } from './use-search.ts';
import { useVersion } from './use-version.ts';
import { Waiting } from './waiting.tsx';

type Search = NonNullable<ReturnType<typeof useProgrammeSearch>>['search'];

// Remembered beyond the screen's life: who comes back finds the same lists, as long as they were.
const narrowedBy = memoLast(
  (
    sessions: readonly Session[],
    type: string,
    place: string,
    speaker: string,
    language: string,
    track: string,
  ) => narrow(sessions, { type, place, speaker, language, track }),
);
const searched = memoLast(
  (search: Search, sessions: readonly Session[], query: string, synonyms: Localized | undefined) =>
    search(sessions, query, synonyms),
);

const banner = part(() => import('./track-banner.tsx'));
const TrackBanner = lazy(async () => ({ default: (await banner()).TrackBanner }));

/** Width (em) from which the plan of halls can be read. */
const roomForHalls = 43.75;

/** The programme: days, list by time or plan of halls, search and filters; it opens at now. */
export function ProgrammeScreen() {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const wordsOf = useLocalize();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const lead = edition && format.dateRange(edition.starts_on, edition.ends_on);
  return (
    <Page
      low
      title={t('title')}
      overline={edition && <LocalizedText value={edition.name} unmarked />}
      lead={lead}
    >
      <PageTitle
        page={t('title')}
        description={edition && t('description', { edition: wordsOf(edition.name), dates: lead })}
      />
      <ProgrammeTabs current="all" />
      <Body />
    </Page>
  );
}

function Body() {
  const programme = useProgramme();
  const texts = useRowTexts();
  const { t } = texts;
  const at = useNow();
  const roomy = useWide(roomForHalls);
  const { address, setAddress } = useOfferedAddress(programme, texts);
  const { type, place, speaker, language } = address;
  const track = texts.tracks.get(address.track);
  const writeQuery = useCallback((q: string) => setAddress({ q }), [setAddress]);
  const { query, setQuery, flush } = useTypedQuery(address.q, writeQuery);
  const list = useRef<HTMLDivElement>(null);
  const present = useRef<HTMLDivElement>(null);
  const comesBack = useComesBack();

  const today = programmeDayAt(programme.byDay, venueClock(at).date, at);
  const goesOn = programme.counts.has(today);
  const day = programme.counts.has(address.day)
    ? address.day
    : (dayToOpen(programme.days, today) ?? '');
  const searching = query.trim() !== '';
  const narrowed = narrowedBy(programme.sessions, type, place, speaker, language, address.track);
  const [reached, setReached] = useState(false);
  const finds = useFinds(programme, narrowed, query, texts, reached || searching);

  const wantsGrid = roomy && address.view === 'grid';
  const Grid = useHallGrid(wantsGrid);
  const begun = programme.byDay.get(today)?.some(({ starts }) => starts <= at) ?? false;
  useOpensAt(
    present,
    begun && day === today && !searching && !track && !comesBack && !(wantsGrid && !Grid),
  );

  if (programme.sessions.length === 0) return <Waiting none={t('programme:not_published')} />;
  return (
    <div className={classes.body}>
      <Toolbar
        programme={programme}
        address={address}
        tracks={texts.tracks}
        setAddress={setAddress}
        query={query}
        onQuery={setQuery}
        onReach={() => setReached(true)}
        onLeaveQuery={flush}
      />
      {/* There whatever is on show: the toolbar is hidden until something stands behind it. */}
      <div>
        {track && (
          <Suspense>
            <TrackBanner
              track={track}
              sessions={programme.sessions.filter(({ event }) => event.track_id === track.id)}
              at={at}
              texts={texts}
            />
          </Suspense>
        )}
        {searching ? (
          finds && <finds.Results sessions={finds.sessions} at={at} texts={finds.texts} />
        ) : (
          <>
            <DayBar
              days={programme.days}
              day={day}
              today={today}
              counts={conditionsIn(address) > 0 ? countByDay(narrowed) : undefined}
              address={address}
              onDay={(chosen) => {
                setAddress({ day: chosen });
                list.current?.scrollIntoView({ block: 'nearest' });
              }}
              onNow={goesOn ? goToNow : undefined}
            />
            {address.view === 'grid' && !roomy && (
              <p className={classes.narrow}>{t('programme:view_grid_narrow')}</p>
            )}
            <div ref={list} className={classes.list}>
              {programme.byDay.has(day) ? (
                <DayView
                  key={day}
                  programme={programme}
                  sessions={narrowed}
                  day={day}
                  goesOn={day === today}
                  at={at}
                  texts={texts}
                  Grid={Grid}
                  nowRef={present}
                  onDay={(chosen) => setAddress({ day: chosen })}
                />
              ) : (
                <Waiting none={t('programme:not_published')} />
              )}
            </div>
            <Onward day={day} texts={texts} />
          </>
        )}
      </div>
    </div>
  );

  function goToNow(): void {
    if (day !== today) setAddress({ day: today });
    // A day that was not on show is rendered first.
    setTimeout(() => goTo(present.current ?? list.current), day === today ? 0 : 100);
  }
}

/** The address of the programme; of its filters those that something in the programme meets. */
function useOfferedAddress(programme: Programme, { tracks }: RowTexts) {
  const { address: asked, setAddress } = useProgrammeAddress();
  const meets = (filter: Partial<Filter>) => narrow(programme.sessions, filter).length > 0;
  const address = useOffered(asked, {
    type: (type) => meets({ type }),
    place: (place) => meets({ place }),
    speaker: (speaker) => meets({ speaker }),
    language: (language) => meets({ language }),
    track: (track) => tracks.has(track),
  });
  return { address, setAddress };
}

/**
 * What a query finds among sessions, with the texts that mark it; undefined until search, which is
 * loaded at once as soon as it is `wanted`, is there.
 */
function useFinds(
  programme: Programme,
  among: readonly Session[],
  query: string,
  texts: RowTexts,
  wanted: boolean,
) {
  const loaded = useProgrammeSearch(programme, wanted);
  const synonyms = useSynonyms();
  const marked = useMemo(
    () => ({ ...texts, mark: loaded?.markFor(query, synonyms) }),
    [texts, loaded, query, synonyms],
  );
  if (!loaded || !query.trim()) return undefined;
  const { search, Results } = loaded;
  return { sessions: searched(search, among, query, synonyms), texts: marked, Results };
}

/** Where a day leads on to: paper, the reader's calendar, what each version has changed. */
function Onward({ day, texts: { t } }: { readonly day: string; readonly texts: RowTexts }) {
  const version = useVersion();
  return (
    <p className={classes.print}>
      <PlaceLink to="print" search={{ day }}>
        {t('programme:print')}
      </PlaceLink>
      <PlaceLink to="my_program" anchor={followAnchor}>
        {t('common:follow')}
      </PlaceLink>
      {version && (
        <small>
          <PlaceLink to="versions">{version}</PlaceLink>
        </small>
      )}
    </p>
  );
}

function countByDay(sessions: readonly { readonly event: { readonly date: string } }[]) {
  const counts = new Map<string, number>();
  for (const { event } of sessions) counts.set(event.date, (counts.get(event.date) ?? 0) + 1);
  return counts;
}
