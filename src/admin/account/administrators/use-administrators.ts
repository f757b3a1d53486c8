import { type Rights, readRights } from '#domain/rights.ts';
import { isRecord } from '#shared/record.ts';
import { useServer } from '../../kinds/use-server.ts';

/** Somebody of the back office, as the server tells it. */
export interface ListedAdministrator {
  readonly id: string;
  readonly email: string;
  /** ISO 8601. */
  readonly since: string;
  /** Has signed in at least once. */
  readonly joined: boolean;
  readonly second_factor: boolean;
  readonly rights: Rights;
}

/** Who administers the site, asked of the server: no device holds it. */
export function useAdministrators() {
  return useServer('list_administrators', {}, readList);
}

/** Tells whether somebody has an address, however it is typed: the server keeps them in small letters. */
export const isOf =
  (address: string) =>
  ({ email }: Pick<ListedAdministrator, 'email'>): boolean =>
    email === address.trim().toLowerCase();

/** Whether somebody of this address has access and has never signed in: their invitation may be lost. */
export function isAwaited(
  list: readonly Pick<ListedAdministrator, 'email' | 'joined'>[],
  address: string,
): boolean {
  return list.find(isOf(address))?.joined === false;
}

/** Reads the answer of `list_administrators`; undefined for another shape. */
export function readList(value: unknown): readonly ListedAdministrator[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list = value.filter(isListed);
  if (list.length !== value.length) return undefined;
  return list.map((one) => ({ ...one, rights: readRights(one) }));
}

function isListed(value: unknown): value is Omit<ListedAdministrator, 'rights'> {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.email === 'string' &&
    typeof value.since === 'string' &&
    typeof value.joined === 'boolean' &&
    typeof value.second_factor === 'boolean' &&
    Array.isArray(value.roles)
  );
}
