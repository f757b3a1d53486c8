/** A picture on its way to the server: the path it will have there, and its versions. */
export interface Upload {
  /** Path in the `media` bucket, fixed before sending, so that rows can name it at once. */
  readonly path: string;
  readonly full: Blob;
  readonly small: Blob;
  /** Where the path says that there is one (`mediumImage`). */
  readonly medium?: Blob | undefined;
}

/** An upload as the device keeps it, for the administrator `owner`. */
export interface KeptUpload extends Upload {
  readonly owner: string;
  /** When it was chosen, ms since 1970. */
  readonly at: number;
  /** Why the server refused it; undefined while it waits. */
  readonly refusal?: string | undefined;
}
