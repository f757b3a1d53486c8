const configured: Partial<ImportMetaEnv> = import.meta.env ?? {};

/**
 * Address of the map tiles below the drawn plan, with {z}, {x}, {y} and, where the server has them,
 * {s} and {r}; undefined when none is configured, and then none is ever fetched.
 */
export const tileTemplate: string | undefined = configured.VITE_TILE_URL || undefined;

/** Whom to thank for the tiles, as their licence asks; plain words. */
export const tileCredit: string = configured.VITE_TILE_CREDIT ?? '';
