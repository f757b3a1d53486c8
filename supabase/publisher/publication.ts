import type { Freshness } from './plan.ts';

/** A published file: where its content lies and what it was made from. */
export interface PublishedFile {
  readonly key: string;
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly type: string;
  readonly freshness: Freshness;
  readonly pointer?: boolean;
  /** In a folder: the number of the edition that its content was stored for. */
  readonly stored?: number;
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

/** A place that holds one edition at a time, for one publisher after the other or for several. */
export interface Target {
  /** What it holds, on which the next `commit` builds; undefined before the first publication. */
  held(): Promise<Publication | undefined>;
  /** Stores a content under its hash. Nothing can be seen of it before `commit`. */
  put(hash: string, content: Uint8Array, file: PublishedFile): Promise<void>;
  /**
   * Puts an edition, whose contents are all stored, in the place of the one that `held` or the last
   * `commit` told of, in one step; false, and nothing is changed, when that is not held any more.
   */
  commit(edition: Publication): Promise<boolean>;
}
