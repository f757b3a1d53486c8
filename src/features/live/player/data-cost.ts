/** What an hour usually takes, in bits per second: a picture of middling size, and speech. */
export const usual = { picture: 1_550_000, sound: 128_000 } as const;

/** An amount of data as people say it. */
export interface Amount {
  readonly unit: 'mb' | 'gb';
  readonly amount: number;
}

/** What an hour takes at a rate (bits per second), to two digits: 58 MB, 700 MB, 1.4 GB. */
export function hourAt(rate: number): Amount {
  const bytes = Number(((rate / 8) * 3_600).toPrecision(2));
  return bytes >= 1e9
    ? { unit: 'gb', amount: bytes / 1e9 }
    : { unit: 'mb', amount: Math.max(1, bytes / 1e6) };
}
