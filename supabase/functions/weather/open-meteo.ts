/** The weather at a place and time, as it is kept and served. */
export interface Observation {
  /** ISO 8601. */
  readonly observed_at: string;
  /** Degrees Celsius. */
  readonly temperature: number;
  /** WMO code 4677, as Open-Meteo gives it. */
  readonly code: number;
  readonly is_day: boolean;
}

const deadline = 5_000;

/** Asks for the present weather; undefined when no sensible answer comes in time. */
export async function observe(
  address: string,
  place: { readonly latitude: number; readonly longitude: number },
  fetchWeather: typeof fetch,
): Promise<Observation | undefined> {
  const url = new URL(address);
  url.searchParams.set('latitude', String(place.latitude));
  url.searchParams.set('longitude', String(place.longitude));
  url.searchParams.set('current', 'temperature_2m,weather_code,is_day');
  url.searchParams.set('timeformat', 'unixtime');
  try {
    const response = await fetchWeather(url, { signal: AbortSignal.timeout(deadline) });
    if (!response.ok) return undefined;
    return readAnswer(await response.json());
  } catch {
    return undefined;
  }
}

/** Reads an answer of Open-Meteo's shape, or refuses it. */
function readAnswer(answer: unknown): Observation | undefined {
  const current = (answer as { current?: Record<string, unknown> } | null)?.current;
  const { time, temperature_2m: temperature, weather_code: code, is_day } = current ?? {};
  const known =
    isNumber(time, 1e9, 1e11) && isNumber(temperature, -90, 60) && isNumber(code, 0, 99);
  if (!known || (is_day !== 0 && is_day !== 1)) return undefined;
  return {
    observed_at: new Date(time * 1_000).toISOString(),
    temperature,
    code,
    is_day: is_day === 1,
  };
}

function isNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && value >= from && value <= to;
}
