import type { Row } from '#entities/index.ts';

/** Whether a row may be chosen where rows with some values are not offered. */
export function isOffered(
  row: Row | undefined,
  without: Readonly<Record<string, string>> = {},
): boolean {
  const fields = row as unknown as Readonly<Record<string, unknown>> | undefined;
  return !Object.entries(without).some(([name, value]) => fields?.[name] === value);
}
