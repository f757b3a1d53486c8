import { MissingPart } from '#device/parts.ts';

/** What an error, an answer of a server or anything else thrown says of itself: its status, if any, and message. */
export function describeError(error: unknown): string {
  const { status, statusText, message } = Object(error) as Record<string, unknown>;
  const words = [status, message || statusText].filter(
    (part) => (typeof part === 'number' || typeof part === 'string') && part !== '',
  );
  return words.length > 0 ? words.join(' ') : String(error);
}

/** Whether it is no error but a screen that is not on the device, where no network can bring it either. */
export function isOutOfReach(error: unknown, online: boolean): boolean {
  return error instanceof MissingPart && !online;
}
