import { format } from 'node:util';

const levels = { log: 'info', info: 'info', warn: 'warning', error: 'error' } as const;

/** What says who somebody is, or lets whoever reads it act for them. */
const personal: readonly [RegExp, string][] = [
  [/[^\s@<>"'`:;,/=]+@[^\s@<>"'`:;,/]+\.[a-z]{2,}/giu, '<address>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b(?!:\d)/g, '<ip>'],
  [/\b(?:[0-9a-f]{1,4}:{1,2}){3,7}[0-9a-f]{0,4}\b/gi, '<ip>'],
  [/\b(token|code|key|apikey|password|authorization)=[^&\s"]+/gi, '$1=<secret>'],
  [/\bBearer \S+/gi, 'Bearer <secret>'],
];

/** A text without mail and network addresses, tokens and codes. */
export function withoutPersonalData(text: string): string {
  return personal.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text);
}

/** A line of a log: when (UTC), how grave, and what. */
export function logLine(level: string, text: string, at = new Date()): string {
  const message = withoutPersonalData(text.trim());
  return JSON.stringify({ time: at.toISOString(), level, message });
}

/** From here on everything that this process says on its console is a line of JSON. */
export function logAsJson(): void {
  for (const [method, level] of Object.entries(levels)) {
    const stream = level === 'error' ? process.stderr : process.stdout;
    console[method as keyof typeof levels] = (...words: unknown[]) =>
      void stream.write(`${logLine(level, format(...words))}\n`);
  }
}
