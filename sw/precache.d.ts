interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** What the build found worth keeping on every device; `sw/build` puts it in. */
declare const precacheManifest: readonly PrecacheEntry[];

/** What it found worth keeping on the devices of administrators. */
declare const adminManifest: readonly PrecacheEntry[];
