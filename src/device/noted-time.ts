/** Notes for the pages of this tab that something happens now; false where the tab keeps nothing. */
export function noteTime(key: string): boolean {
  try {
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whether it was noted within a time (ms); undefined where the tab keeps nothing. */
export function isNotedWithin(key: string, time: number): boolean | undefined {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(key) ?? 0);
    return age >= 0 && age < time;
  } catch {
    return undefined;
  }
}

/** Forgets that it was. */
export function forgetTime(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}
