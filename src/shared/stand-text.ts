import type { Localized } from './localized.ts';

/** A stand as cards show it, so that it is found as it is read there; nothing where there is none. */
export function standText(stand: string | null): Localized {
  return stand ? { fr: `Stand ${stand}`, en: `Stand ${stand}`, ar: `الرواق ${stand}` } : {};
}
