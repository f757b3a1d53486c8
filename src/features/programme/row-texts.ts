import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleOf, type Session } from '#domain/programme.ts';
import { type EventType, eventTypes, type Track } from '#entities/index.ts';
import { type Formatters, useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { fromTo } from '#shared/from-to.ts';
import type { Localized } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { type Speak, useLocalize, useSpoken } from '#ui/localized-text.tsx';
import type { Mark } from '#ui/marked.tsx';

/** All that rows of sessions need to speak the reader's language, got once for a whole list. */
export interface RowTexts {
  readonly t: TFunction<['programme', 'entity', 'common', 'favourites']>;
  readonly format: Formatters;
  readonly speak: Speak;
  readonly localize: (value: Localized | null | undefined) => string;
  /** How titles are shown, where not plainly. */
  readonly mark?: Mark | undefined;
  /** What each kind of session is called. */
  readonly types: Readonly<Record<EventType, string>>;
  readonly tracks: ReadonlyMap<string, Track>;
}

/** The words for rows of sessions; the same object until the language changes. */
export function useRowTexts(): RowTexts {
  const { t } = useTranslation(['programme', 'entity', 'common', 'favourites']);
  const format = useFormat();
  const speak = useSpoken();
  const localize = useLocalize();
  const tracks = useContent('track');
  return useMemo(() => {
    const named = eventTypes.map((type) => [type, t(`entity:event.type_options.${type}`)]);
    return { t, format, speak, localize, types: Object.fromEntries(named), tracks };
  }, [t, format, speak, localize, tracks]);
}

/**
 * “14:00 – 15:30” on the venue's clock. Its direction is the language's: in Arabic the beginning
 * stands on the right, so it must not be isolated as if it were a Latin text. No line ends within it.
 */
export function timeRange({ starts, ends }: Pick<Session, 'starts' | 'ends'>, format: Formatters) {
  return fromTo(format.time(starts), format.time(ends));
}

/** The same, after its day where that is another than the day of an instant (ms), both the venue's. */
export function timeRangeBeside(
  range: Pick<Session, 'starts' | 'ends'>,
  beside: number,
  format: Formatters,
): string {
  const { date } = venueClock(range.starts);
  const told = timeRange(range, format);
  return date === venueClock(beside).date ? told : `${format.shortDay(date)} ${told}`;
}

/**
 * When something begins (ms) on the reader's own clock, only where that differs; after its day where
 * that is another than the venue's.
 */
export function ownStart(starts: number, format: Formatters): string | undefined {
  const time = format.ownTime(starts);
  const day = time && format.ownDay(starts);
  return day ? `${day} ${time}` : time;
}

/** From when to when something is on the reader's own clock, as `ownStart` says it. */
export function ownTimeRange(
  { starts, ends }: Pick<Session, 'starts' | 'ends'>,
  format: Formatters,
): string | undefined {
  const from = ownStart(starts, format);
  return from && fromTo(from, format.ownTime(ends) ?? format.time(ends));
}

const namesShown = 3;

/** The people of a session in short, the chair first: some names and how many more there are. */
export function peopleLine(session: Session, { t, format, localize }: RowTexts): string {
  const people = peopleOf(session);
  const names = people.slice(0, namesShown).map(({ name }) => localize(name));
  const more = people.length - names.length;
  if (more > 0)
    return t('programme:people_more', { names: names.join(t('programme:comma')), count: more });
  return format.list(names);
}
