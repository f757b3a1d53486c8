import type { Session } from '#domain/programme.ts';
import type { Edition } from '#entities/index.ts';
import { addDays, instantAt } from '#shared/time.ts';
import { noticesAt } from './changes.ts';
import { hallLines, hallOf, isOn } from './halls.ts';
import type { DisplayContent, QuietScreen, Screen } from './screen.ts';
import { takeoverAt } from './takeover.ts';

/** How long before its first session a day begins to be shown, ms. */
const lead = 60 * 60_000;
/** When the opening ceremony is expected while the programme has none (specification, section 9). */
const placeholderOpening = '21:00';
/** How many sessions of the next morning are shown at night. */
const firstSessions = 4;

/** Which screen stands at which door, as the address says it. */
export interface ScreenOptions {
  /** Id or name of a location; the main hall where it is not given or not known. */
  readonly hall?: string | undefined;
}

/** Decides what a display screen shows at an instant (ms since 1970). */
export function screenAt(
  content: DisplayContent,
  at: number,
  { hall: asked }: ScreenOptions = {},
): Screen {
  const takeover = takeoverAt(content.announcements, at);
  if (takeover) return { view: 'takeover', ...takeover };
  const held = content.sessions.filter(({ event }) => !event.cancelled);
  const on = held.filter((session) => isOn(session, at));
  const coming = held.find(({ starts }) => starts > at);
  const hall = hallOf(content, asked);
  const notices = noticesAt(content.sessions, at, asked ? hall?.id : undefined);
  const quiet = on.length === 0 ? quietScreen(content.edition, held, at) : undefined;
  // The last session of a day may be the one that was cancelled or moved, and people come for it.
  if (quiet) return notices.length > 0 ? { ...quiet, notices } : quiet;
  const day = on.length > 0 ? latestDay(on) : coming?.event.date;
  return hallScreen({ hall, notices }, held, day, at);
}

/** The screen while nothing is on and nothing comes soon, the same in all halls. */
function quietScreen(
  edition: Edition | undefined,
  held: readonly Session[],
  at: number,
): QuietScreen | undefined {
  const coming = held.find(({ starts }) => starts > at);
  const past = held.findLast(({ starts }) => starts <= at);
  if (!past) {
    const before = beforeOpening(edition, held, at);
    if (before) return before;
  } else if (!coming) {
    return { view: 'after' };
  } else if (coming.event.date !== past.event.date && coming.starts - at > lead) {
    const { date } = coming.event;
    const first = held.filter(({ event }) => event.date === date).slice(0, firstSessions);
    return { view: 'night', day: date, first };
  }
  return coming ? undefined : { view: 'empty' };
}

/** The screen of a hall on a programme day: what is on in it, else what happens anywhere. */
function hallScreen(
  { hall, notices }: Pick<Extract<Screen, { readonly view: 'now' }>, 'hall' | 'notices'>,
  held: readonly Session[],
  day: string | undefined,
  at: number,
): Screen {
  const today = held.filter((session) => session.event.date === day || isOn(session, at));
  const lines = hallLines(today, at);
  const own = lines.find(({ location }) => location?.id === hall?.id);
  const elsewhere = lines.filter((line) => line !== own);
  if (own && own.on.length > 0) {
    return { view: 'now', hall, on: own.on, next: own.next, elsewhere, notices };
  }
  const next = own?.next ?? today.find(({ starts }) => starts > at);
  // What comes next is told by itself.
  const halls = elsewhere.filter((line) => line.on.length > 0 || line.next !== next);
  return { view: 'between', hall, next, halls, notices };
}

/** Undefined from an hour before the first session on, and after the opening of an empty programme. */
function beforeOpening(
  edition: Edition | undefined,
  held: readonly Session[],
  at: number,
): QuietScreen | undefined {
  const first = held[0];
  if (first && first.starts - at <= lead) return undefined;
  if (!edition) return undefined;
  const { starts_on, utc_offset, ends_on } = edition;
  const placeholder = instantAt(starts_on, placeholderOpening, utc_offset);
  const planned = held.find(({ event }) => event.type === 'ceremony' && event.date === starts_on);
  // An evening that has passed without a ceremony, or has sessions before it, is not the opening.
  const isAwaited = at < placeholder && !(first && first.starts < placeholder);
  const ceremony = planned ?? (isAwaited ? undefined : first);
  const opens = ceremony?.starts ?? placeholder;
  if (first || at < opens) return { view: 'before', opens, ceremony, first };
  return at < instantAt(addDays(ends_on, 1), '00:00', utc_offset) ? undefined : { view: 'after' };
}

function latestDay(sessions: readonly Session[]): string | undefined {
  return sessions
    .map(({ event }) => event.date)
    .sort()
    .at(-1);
}
