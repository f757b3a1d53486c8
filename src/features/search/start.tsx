import { SpotlightActionsGroup } from '@mantine/spotlight';
import {
  type Icon,
  IconBroadcast,
  IconBuildingMosque,
  IconBuildingStore,
  IconBus,
  IconCalendarEvent,
  IconHeadphones,
  IconHistory,
  IconMap2,
  IconMicrophone2,
  IconNews,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowAndNext } from '#domain/moment.ts';
import { type Session, useProgramme } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { addressOf } from '#shared/addresses.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Action } from './action.tsx';
import type { Door } from './doors.ts';
import { recentSearches } from './recent.ts';
import classes from './search-dialog.module.css';

/** How many sessions are shown that are on, and that come next. */
const mostEach = 2;

const doors = [
  { to: 'programme', icon: IconCalendarEvent },
  { to: 'map', icon: IconMap2 },
  { to: 'speakers', icon: IconMicrophone2 },
  { to: 'village', icon: IconBuildingStore },
  { to: 'guide', icon: IconBus },
  { to: 'news', icon: IconNews },
  { to: 'announcements', icon: IconSpeakerphone },
  { to: 'live', icon: IconBroadcast },
  { to: 'archive', icon: IconHeadphones },
  { to: 'prayers', icon: IconBuildingMosque },
] as const;

/** What search offers before anything is typed: what was searched last, now and next, and the doors. */
export function Start({
  onSearch,
  onGo,
}: {
  readonly onSearch: (query: string) => void;
  readonly onGo: (address: string) => void;
}) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState(recentSearches.list);
  return (
    <>
      {recent.length > 0 && (
        <SpotlightActionsGroup label={t('recent')}>
          {recent.map((query) => (
            <Action key={query} className={classes.door} stays onChoose={() => onSearch(query)}>
              <IconHistory aria-hidden stroke={1.5} />
              <bdi>{query}</bdi>
            </Action>
          ))}
          <button
            type="button"
            className={classes.forget}
            onClick={() => {
              recentSearches.forget();
              setRecent([]);
            }}
          >
            {t('forget')}
          </button>
        </SpotlightActionsGroup>
      )}
      <NowAndNext onGo={onGo} />
      <Doors doors={doors} onGo={onGo} />
    </>
  );
}

/** Screens and days to go to. */
export function Doors({
  doors,
  onGo,
}: {
  readonly doors: readonly (Door & { readonly icon?: Icon })[];
  readonly onGo: (address: string) => void;
}) {
  const { t } = useTranslation(['search', 'common']);
  const format = useFormat();
  return (
    <SpotlightActionsGroup label={t('search:doors')}>
      <div className={classes.doors}>
        {doors.map(({ to, search, icon: Icon }) => (
          <Action
            key={search?.day ?? to}
            className={classes.door}
            onChoose={() => onGo(addressOf(to, {}, search))}
          >
            {Icon && <Icon aria-hidden stroke={1.5} />}
            <span>{search ? format.day(search.day) : t(`common:nav.${to}`)}</span>
          </Action>
        ))}
      </div>
    </SpotlightActionsGroup>
  );
}

function NowAndNext({ onGo }: { readonly onGo: (address: string) => void }) {
  const { t } = useTranslation('search');
  const now = useNow();
  const { on, coming } = nowAndNext(useProgramme().sessions, now);
  const shown = [...on.slice(0, mostEach), ...coming.slice(0, mostEach)];
  if (shown.length === 0) return null;
  return (
    <SpotlightActionsGroup label={t(on.length > 0 ? 'now_and_next' : 'next')}>
      {shown.map((session) => (
        <Action
          key={session.event.id}
          className={classes.result}
          onChoose={() => onGo(addressOf('event', { id: session.event.id }))}
        >
          <SessionLines session={session} now={now} />
        </Action>
      ))}
    </SpotlightActionsGroup>
  );
}

function SessionLines({ session, now }: { readonly session: Session; readonly now: number }) {
  const { t } = useTranslation(['common', 'search']);
  const format = useFormat();
  const { event, location } = session;
  const counted = countText(statusOf(session, now, true), t);
  return (
    <span className={classes.found}>
      <span className={classes.name}>
        <LocalizedText value={event.title} />
      </span>
      <span className={classes.more}>
        <span>{counted ?? format.shortDay(event.date)}</span>
        {' · '}
        <span>{timeRange(session, format)}</span>
        {location && ' · '}
        {location && <LocalizedText value={location.name} unmarked />}
      </span>
    </span>
  );
}
