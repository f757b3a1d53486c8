import { Input } from '@mantine/core';
import { SpotlightActionsGroup, SpotlightEmpty, SpotlightRoot } from '@mantine/spotlight';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import {
  type KeyboardEvent,
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
import { useAllContent } from '#replica/read.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { withMantine } from '#ui/theme/mantine.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useWide } from '#ui/use-wide.ts';
import { spotlight, store } from './action.tsx';
import { goToHeading } from './go-to-heading.ts';
import { recentSearches } from './recent.ts';
import { Result } from './result.tsx';
import classes from './search-dialog.module.css';
import { choose, listId, selectBeside, selectFirst, selectNothing } from './selection.ts';
import { Doors, Start } from './start.tsx';
import { isStillWanted, takeTyped } from './typed-early.ts';
import { useBegun } from './use-begun.ts';
import { noResults, useResults } from './use-results.ts';

const isOpen = () => store.getState().opened;

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
  const content = useAllContent();
  // Results of what was typed before may still be on show while those of the query are made.
  const { answered, results, whole, failed } = useResults(content, query, request);
  // The query for which Enter was pressed before its results were there.
  const pressed = useRef<string>(undefined);
  const list = useRef<HTMLDivElement>(null);
  // To ask where it stands would have the page laid out for each letter.
  const scrolled = useRef(false);
  const searched = query.trim() !== '';
  const { groups, terms, places, doors, doorsFirst } = searched ? results : noResults;
  const ofContent = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  const count = ofContent + doors.length;
  const { begun, goOn, endRef } = useBegun(groups, ofContent, answered);
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
            return <Result key={id} {...{ group, id, content, terms, place }} onGo={goTo} />;
          })}
        </SpotlightActionsGroup>
      )),
    [begun, content, terms, places, goTo, t],
  );
  const ways = doors.length > 0 && <Doors doors={doors} onGo={goTo} />;
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
        aria-controls={listId}
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
        {doorsFirst && ways}
        {found}
        {begun === groups ? !doorsFirst && ways : <div ref={endRef} />}
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
