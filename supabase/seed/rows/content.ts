import type { Kind, Row } from '#entities/index.ts';

interface PrivateColumns {
  readonly exhibitor: { readonly contact_email: string | null };
}

/** A row as the database stores it: the public one and its private columns. */
export type StoredRow<K extends Kind> = Row<K> &
  (K extends keyof PrivateColumns ? PrivateColumns[K] : unknown);

/** Rows of every kind, ready to be stored. */
export type Content = { readonly [K in Kind]: readonly StoredRow<K>[] };
