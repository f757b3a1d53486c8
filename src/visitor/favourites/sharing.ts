import type { Backend } from '#replica/protocol/backend.ts';
import type { Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';

/** A read-only view somebody shares: a name, if they gave one, and ids of sessions in order of time. */
export interface SharedView {
  readonly found: boolean;
  readonly name: string | null;
  readonly events: readonly string[];
}

/** Opens a read-only view, ending an earlier one; its code is null when the visitor is not known. */
export function shareFavourites(
  backend: Backend,
  key: string,
  name: string,
): Promise<Result<{ readonly code: string | null; readonly name: string | null }>> {
  return backend.post('favourites_share', { p_key: key, p_name: name }, (value) => {
    if (!isRecord(value)) return undefined;
    const { code, name: shown } = value;
    return isTextOrNull(code) && isTextOrNull(shown) ? { code, name: shown } : undefined;
  });
}

/** Ends the read-only view; the answer is false when there was none. */
export function unshareFavourites(backend: Backend, key: string): Promise<Result<boolean>> {
  return backend.post('favourites_unshare', { p_key: key }, readFlag);
}

/** Ends the calendar's address; the answer is false when there was none. */
export function unfollowFavourites(backend: Backend, key: string): Promise<Result<boolean>> {
  return backend.post('favourites_unfollow', { p_key: key }, readFlag);
}

/** Deletes the visitor on the server; the answer is false when nothing was kept. */
export function forgetFavourites(backend: Backend, key: string): Promise<Result<boolean>> {
  return backend.post('favourites_forget', { p_key: key }, readFlag);
}

/** Reads what somebody shares. */
export function readSharedView(backend: Backend, code: string): Promise<Result<SharedView>> {
  return backend.post('favourites_shared', { p_code: code }, (value) => {
    if (!isRecord(value)) return undefined;
    const { found, name, events } = value;
    if (typeof found !== 'boolean' || !isTextOrNull(name) || !Array.isArray(events)) {
      return undefined;
    }
    return events.every((id) => typeof id === 'string') ? { found, name, events } : undefined;
  });
}

const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';
