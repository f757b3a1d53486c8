import type { Freshness } from './plan.ts';

/** A published file: where its content lies and what it was made from. */
export interface PublishedFile {
  readonly key: string;
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly type: string;
  readonly freshness: Freshness;
  readonly pointer?: boolean;
}

/** Everything that was published together. */
export interface Publication {
  readonly edition: number;
  readonly epoch: string;
  readonly revision: number;
  /** When it was published, ms since 1970. */
  readonly at: number;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Immutable files of earlier publications, still there for who was told of them, until (ms). */
  readonly retired: Readonly<Record<string, PublishedFile & { readonly until: number }>>;
}

/** A place that holds one edition at a time. */
export interface Target {
  /** What it holds; undefined before the first publication. */
  held(): Promise<Publication | undefined>;
  /** Stores a content under its hash. Nothing can be seen of it before `commit`. */
  put(hash: string, content: Uint8Array, file: PublishedFile): Promise<void>;
  /** Puts an edition, whose contents are all stored, in the place of the one held, in one step. */
  commit(edition: Publication): Promise<void>;
}
