/** For how long a published programme is taken as it was, ms: calendars ask all day, it changes now and then. */
const freshFor = 30_000;
/** How long the host of the published files may take, ms. */
const deadline = 10_000;

/** Makes a reader of published programmes; it answers undefined while there is none. */
export function createProgramme(
  now: () => number = Date.now,
): (address: string) => Promise<string | undefined> {
  const held = new Map<string, { readonly text: string; readonly etag: string; at: number }>();
  return async (address) => {
    const known = held.get(address);
    if (known && now() - known.at < freshFor) return known.text;
    const headers = { ...(known && { 'if-none-match': known.etag }) };
    const signal = AbortSignal.timeout(deadline);
    const response = await fetch(address, { headers, signal }).catch(() => undefined);
    if (known && response?.status === 304) {
      known.at = now();
      return known.text;
    }
    const text = response?.ok ? await response.text().catch(() => '') : '';
    // A host without the file may answer with a page of the app.
    if (!text.startsWith('BEGIN:VCALENDAR\r\n')) return undefined;
    held.set(address, { text, etag: response?.headers.get('etag') ?? '', at: now() });
    return text;
  };
}
