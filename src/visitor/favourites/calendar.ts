import type { Backend } from '#replica/protocol/backend.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import type { Favourites } from './favourites.ts';
import { unfollowFavourites } from './sharing.ts';
import { unlessFull } from './unless-full.ts';

/**
 * The calendar of a visitor's own sessions, for others' programs to follow. Where this device cannot keep
 * its address, it fails with `storage`.
 */
export interface OwnCalendar {
  /**
   * Makes it an address, ending an earlier one; resolves with the code in it. `not_found`: nothing was
   * ever marked, so there is nobody whose sessions they are.
   */
  make(): Promise<Result<string>>;
  /** Takes the address back: it leads nowhere from then on. */
  takeBack(): Promise<Result<void>>;
}

interface CalendarOptions {
  readonly favourites: Favourites;
  readonly backend: Backend;
  /** Sends what waits, so that the calendar has it; resolves with the visitor's key. */
  readonly prepare: () => Promise<Result<string>>;
}

/** Makes the calendar of a tab's visitor. A server that cannot be asked leaves everything as it was. */
export function createOwnCalendar({ favourites, backend, prepare }: CalendarOptions): OwnCalendar {
  const keep = (calendar: string | undefined) =>
    favourites.change(({ visitor }) =>
      visitor ? { visitor: { ...visitor, calendar } } : undefined,
    );
  return {
    make: () =>
      unlessFull(async () => {
        const ready = await prepare();
        if (!ready.ok) return ready;
        const made = await backend.post('favourites_follow', { p_key: ready.value }, readCode);
        if (!made.ok) return made;
        const { code } = made.value;
        if (code === null) return fail('not_found');
        await keep(code);
        return succeed(code);
      }),
    takeBack: () =>
      unlessFull(async () => {
        const { visitor } = await favourites.refresh();
        if (!visitor) return succeed(undefined);
        const ended = await unfollowFavourites(backend, visitor.key);
        if (!ended.ok) return ended;
        await keep(undefined);
        return succeed(undefined);
      }),
  };
}

function readCode(value: unknown): { readonly code: string | null } | undefined {
  if (!isRecord(value)) return undefined;
  const { code } = value;
  return code === null || typeof code === 'string' ? { code } : undefined;
}
