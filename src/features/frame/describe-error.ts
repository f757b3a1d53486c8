/** What an error, an answer of a server or anything else thrown says of itself: its status, if any, and message. */
export function describeError(error: unknown): string {
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  const words = [status, message || statusText].filter(
    (part) => (typeof part === 'number' || typeof part === 'string') && part !== '',
  );
  return words.length > 0 ? words.join(' ') : String(error);
}
