import type { Session } from '#domain/programme.ts';
import { holdsSessions, type Location } from '#entities/index.ts';
import { fold } from '#shared/fold.ts';
import { groupBy } from '#shared/group-by.ts';
import { languages } from '#shared/localized.ts';
import type { DisplayContent, HallLine } from './screen.ts';

type Places = Pick<DisplayContent, 'sessions' | 'locations' | 'dashboard'>;

/**
 * The hall a screen stands for: the one asked for by its id or by its name in any language, else the
 * main hall of the display's content, else the largest place in which sessions are held.
 */
export function hallOf(content: Places, asked: string | undefined): Location | undefined {
  const { sessions, locations, dashboard } = content;
  const halls = [...locations.values()].filter(holdsSessions);
  const named = asked ? (halls.find(({ id }) => id === asked) ?? byName(halls, asked)) : undefined;
  const main = locations.get(dashboard?.main_location_id ?? '');
  if (named ?? main) return named ?? main;
  const used = new Set(sessions.map(({ location }) => location));
  return [...used]
    .filter((place) => place !== undefined)
    .sort((a, b) => (b.capacity ?? 0) - (a.capacity ?? 0) || (a.id < b.id ? -1 : 1))[0];
}

/**
 * Whether the main hall, which is what is streamed, has a session on at an instant (ms): a stream that
 * nobody has closed since is no news.
 */
export function isAired(content: Places, at: number): boolean {
  const hall = hallOf(content, undefined);
  return content.sessions.some(
    (session) =>
      hall && session.location?.id === hall.id && !session.event.cancelled && isOn(session, at),
  );
}

function byName(locations: readonly Location[], asked: string): Location | undefined {
  const wanted = fold(asked);
  return locations.find(({ name }) =>
    languages.some((language) => fold(name[language] ?? '') === wanted),
  );
}

/** Whether a session is on at an instant (ms). */
export const isOn = ({ starts, ends }: Session, at: number) => starts <= at && at < ends;

/** What is on and what comes next in each place, of a day's sessions; places with neither are left out. */
export function hallLines(sessions: readonly Session[], at: number): HallLine[] {
  return [...groupBy(sessions, ({ location }) => location)]
    .map(
      ([location, held]): HallLine => ({
        location,
        on: held.filter((session) => isOn(session, at)).reverse(),
        next: held.find(({ starts }) => starts > at),
      }),
    )
    .filter(({ on, next }) => on.length > 0 || next)
    .sort((a, b) => rank(a) - rank(b));
}

/** Where something is on comes first, then what begins sooner. */
function rank({ on, next }: HallLine): number {
  return on.length > 0 ? 0 : (next?.starts ?? 0);
}
