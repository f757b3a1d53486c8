import { Input } from '@mantine/core';
import { SpotlightActionsGroup, SpotlightEmpty, SpotlightRoot } from '@mantine/spotlight';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSynonyms } from '#domain/use-synonyms.ts';
import { sectionAnchor } from '#features/guide/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContent, useContentPhase, useSyncStatus } from '#replica/read.ts';
import { type AddressName, addressOf } from '#shared/addresses.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { withMantine } from '#ui/theme/mantine.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useWide } from '#ui/use-wide.ts';
import { whenInSight } from '#ui/when-in-sight.ts';
import { Action, spotlight, store } from './action.tsx';
import type { Group } from './entries.ts';
import { goToHeading } from './go-to-heading.ts';
import { recentSearches } from './recent.ts';
import { Found, Heart } from './result.tsx';
import classes from './search-dialog.module.css';
import type { Results } from './search-index.ts';
import { type Searcher, startSearcher } from './searcher.ts';
import { choose, listId, selectBeside, selectFirst, selectNothing } from './selection.ts';
import { Start } from './start.tsx';
import { isStillWanted, takeTyped } from './typed-early.ts';

const nothing: Results = { groups: [], terms: [], places: new Map() };
const screens = {
  event: 'event',
  speaker: 'speaker',
  exhibitor: 'exhibitor',
  news: 'news_article',
  location: 'location',
  guide_section: 'guide',
} as const satisfies Record<Group, AddressName>;

const isOpen = () => store.getState().opened;

const placeOf = (group: Group, id: string) =>
  addressOf(screens[group], { id }) + (group === 'guide_section' ? `#${sectionAnchor(id)}` : '');

/**
 * Search over the whole edition on this device; choosing a result closes, clears and leads there.
 * It opens on mounting and again whenever `request` changes.
 */
export default withMantine(SearchDialog);

function SearchDialog({ request }: { request: number }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const wide = useWide(48);
  const [leaving, setLeaving] = useState(false);
  useBackCloses(useSyncExternalStore(store.subscribe, isOpen, isOpen), spotlight.close);
  const arrival = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request opens again
  useEffect(() => {
    if (!isStillWanted()) return;
    setLeaving(false);
    // The page that was gone to may be shown only now: the focus stays in the field.
    arrival.current?.();
    spotlight.open();
  }, [request]);

  const leave = useCallback(
    (address: string) => {
      setLeaving(true);
      arrival.current = goToHeading(router, address);
    },
    [router],
  );
  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      scrollable
      fullScreen={!wide}
      yOffset="min(5rem, 8dvh)"
      maxHeight={wide ? 'min(36rem, 75dvh)' : '100dvh'}
      overlayProps={{ blur: 0 }}
      classNames={{
        content: classes.dialog,
        actionsGroup: classes.group,
      }}
      returnFocus={!leaving}
      attributes={{ content: { 'aria-label': t('nav.search') } }}
    >
      <Inside request={request} wide={wide} onLeave={leave} />
    </SpotlightRoot>
  );
}

interface Props {
  readonly request: number;
  readonly wide: boolean;
  readonly onLeave: (address: string) => void;
}

/** The field and what is found: what is typed renders no more than this, and closing forgets it. */
function Inside({ request, wide, onLeave }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const [query, setQuery] = useState('');
  const content = useSearched();
  // Results of what was typed before may still be on show while those of the query are made.
  const { answered, results, whole, failed } = useResults(content, query, request);
  // The query for which Enter was pressed before its results were there.
  const pressed = useRef<string>(undefined);
  const list = useRef<HTMLDivElement>(null);
  // To ask where it stands would have the page laid out for each letter.
  const scrolled = useRef(false);
  const searched = query.trim() !== '';
  const { groups, terms, places } = searched ? results : nothing;
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  const { begun, goOn, endRef } = useBegun(groups, count, answered);
  // Nothing is missing before all that is there, or on its way, has been looked through.
  const settled = answered === query && (!searched || count > 0 || whole);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have another first one
  useLayoutEffect(() => {
    if (scrolled.current) list.current?.scrollTo({ top: 0, behavior: 'instant' });
    scrolled.current = false;
    if (searched) selectFirst();
    else selectNothing();
    if (pressed.current !== answered || !settled) return;
    pressed.current = undefined;
    choose();
  }, [results, searched]);

  // It changes with the results, as the rows do.
  const goTo = useCallback(
    (address: string) => {
      recentSearches.note(answered);
      onLeave(address);
    },
    [onLeave, answered],
  );
  // Typing passes them by: they change with the results.
  const found = useMemo(
    () =>
      begun.map(({ group, ids }) => (
        <SpotlightActionsGroup key={group} label={t(`search:groups.${group}`)}>
          {ids.map((id) => {
            const place = places.get(`${group}:${id}`);
            return <Row key={id} {...{ group, id, content, terms, place }} onGo={goTo} />;
          })}
        </SpotlightActionsGroup>
      )),
    [begun, content, terms, places, goTo, t],
  );
  function follow(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (nativeEvent.isComposing || !(arrow || key === 'Enter')) return;
    event.preventDefault();
    if (arrow) {
      // Of all of them: it leads around from the last to the first and back.
      flushSync(goOn);
      selectBeside(key === 'ArrowDown' ? 1 : -1);
    } else if (settled) {
      choose();
    } else {
      // What Enter leads to is the first result of what is typed, not of what was typed before.
      selectNothing();
      pressed.current = query;
    }
  }
  return (
    <>
      <Input
        size="lg"
        classNames={{ input: classes.field }}
        value={query}
        onChange={({ currentTarget }) => {
          pressed.current = undefined;
          setQuery(currentTarget.value);
        }}
        placeholder={t('search:placeholder')}
        aria-label={t('search:label')}
        leftSection={<IconSearch aria-hidden stroke={1.5} />}
        leftSectionWidth="4rem"
        {...(!wide && {
          rightSection: (
            <IconButton aria-label={t('common:frame.close')} onClick={spotlight.close}>
              <IconX aria-hidden stroke={1.6} />
            </IconButton>
          ),
          rightSectionWidth: '4rem',
          rightSectionPointerEvents: 'all',
        })}
        onFocus={() => {
          const early = takeTyped();
          if (early) setQuery((typed) => typed + early);
        }}
        onKeyDown={follow}
      />
      <div
        ref={list}
        id={listId}
        className={classes.list}
        aria-busy={!settled}
        onScroll={({ currentTarget }) => {
          // It may have been led to its beginning.
          if (currentTarget.scrollTop === 0) return;
          scrolled.current = true;
          goOn();
        }}
      >
        {found}
        {begun !== groups && <div ref={endRef} />}
        {searched && count === 0 && (
          <SpotlightEmpty>
            {failed
              ? t('search:failed')
              : settled
                ? t('search:empty', { query })
                : t('search:searching')}
          </SpotlightEmpty>
        )}
        {!searched && <Start onSearch={setQuery} onGo={goTo} />}
      </div>
      <p className="visually-hidden" role="status">
        {searched && (failed ? t('search:failed') : settled && t('search:found', { count }))}
      </p>
    </>
  );
}

/** One result, which another answer with the same changes nothing of. */
const Row = memo(function Row({
  onGo,
  ...found
}: ComponentProps<typeof Found> & { readonly onGo: (address: string) => void }) {
  const { group, id, content } = found;
  return (
    <div className={classes.row}>
      <Action className={classes.result} onChoose={() => onGo(placeOf(group, id))}>
        <Found {...found} />
      </Action>
      <Heart group={group} id={id} content={content} />
    </div>
  );
});

/** As many results as most screens hold. */
const screenful = 12;

function firstOf(groups: Results['groups'], most: number): Results['groups'] {
  let room = most;
  return groups.flatMap(({ group, ids }) => {
    const some = ids.slice(0, room);
    room -= some.length;
    return some.length > 0 ? [{ group, ids: some }] : [];
  });
}

/**
 * The first results, until somebody goes on to the others or sees where these end, at the element that
 * takes `endRef`; `groups` itself when those are all. Who types reads the first, and all of them are
 * twice the work for each letter.
 */
function useBegun(groups: Results['groups'], count: number, answered: string) {
  const [gone, setGone] = useState<string>();
  const goOn = useCallback(() => setGone(answered), [answered]);
  const whole = gone === answered || count <= screenful;
  const begun = useMemo(() => (whole ? groups : firstOf(groups, screenful)), [groups, whole]);
  const endRef = useCallback(
    (end: Element | null) => (end ? whenInSight(end, () => startTransition(goOn)) : undefined),
    [goOn],
  );
  return { begun, goOn, endRef };
}

function useSearched() {
  const event = useContent('event');
  const speaker = useContent('speaker');
  const exhibitor = useContent('exhibitor');
  const news = useContent('news');
  const location = useContent('location');
  const intervention = useContent('intervention');
  const guide_section = useContent('guide_section');
  const attachment = useContent('attachment');
  const track = useContent('track');
  return useMemo(
    () => ({
      event,
      speaker,
      exhibitor,
      news,
      location,
      intervention,
      attachment,
      guide_section,
      track,
    }),
    [event, speaker, exhibitor, news, location, intervention, attachment, guide_section, track],
  );
}

/**
 * The results of the last query that was answered, whether in all the content that there is and that
 * a network may still bring, and whether there can be none.
 */
function useResults(content: ReturnType<typeof useSearched>, query: string, request: number) {
  const language = useLanguage();
  const synonyms = useSynonyms();
  const [searcher, setSearcher] = useState<Searcher>();
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState({ answered: '', inside: content, results: nothing });
  const coming = useContentPhase() !== 'ready';
  const { online } = useSyncStatus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again when search is opened again
  useEffect(() => {
    if (searcher) return;
    setFailed(false);
    startSearcher().then(setSearcher, () => setFailed(true));
  }, [request, searcher]);
  useEffect(() => searcher?.follow(content, language), [searcher, content, language]);
  const present = useRef(query);
  useEffect(() => {
    present.current = query;
    const isEmpty = (typed: string) => typed.trim() === '';
    const show = (results: Results) => {
      // What is on its way while the field is emptied answers nothing any more.
      if (isEmpty(present.current) && !isEmpty(query)) return;
      // Not as a transition: that is rendered in pieces, with as much time between them.
      setAnswer({ answered: query, inside: content, results });
    };
    if (isEmpty(query)) show(nothing);
    else searcher?.ask({ query, language, synonyms }, show);
  }, [searcher, query, language, synonyms, content]);
  return { ...answer, whole: answer.inside === content && !(coming && online), failed };
}
