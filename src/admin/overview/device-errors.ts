import { isRecord } from '#shared/record.ts';

/** A kind of error that devices have reported, as `device_errors` tells it; instants are ISO. */
export interface DeviceError {
  readonly name: string;
  readonly message: string;
  readonly count: number;
  /** How many of the reports are of devices without a network. */
  readonly offline: number;
  readonly since: string;
  readonly last: string;
  /** Patterns of addresses. */
  readonly screens: readonly string[];
  readonly browsers: readonly string[];
  /** `file.js:line:column` of the newest report, the innermost first. */
  readonly places: readonly string[];
  /** The names of builds, the newest report first. */
  readonly versions: readonly { readonly version: string; readonly count: number }[];
}

/** Reads the server's answer. */
export function readErrors(value: unknown): readonly DeviceError[] | undefined {
  return Array.isArray(value) && value.every(isError) ? value : undefined;
}

/** How many of the reports come from a build, and how many from others. */
export function byBuild({ versions, count }: DeviceError, build: string) {
  const own = versions.find(({ version }) => version === build)?.count ?? 0;
  return { own, others: count - own };
}

/** All that is known of an error, in lines for whoever mends it. */
export function reportText(error: DeviceError): string {
  const { name, message, count, since, last, places, screens, browsers, versions } = error;
  return [
    `${name}: ${message}`,
    `${count} × ${since} – ${last}`,
    ...versions.map((one) => `${one.version}: ${one.count} ×`),
    screens.join(' '),
    browsers.join(' '),
    ...places,
  ].join('\n');
}

function isError(value: unknown): value is DeviceError {
  if (!isRecord(value)) return false;
  const { name, message, count, offline, since, last, versions, ...lists } = value;
  return (
    [name, message, since, last].every((text) => typeof text === 'string') &&
    [count, offline].every((number) => typeof number === 'number') &&
    [lists.screens, lists.browsers, lists.places].every(Array.isArray) &&
    Array.isArray(versions) &&
    versions.every((one) => isRecord(one) && typeof one.count === 'number')
  );
}
