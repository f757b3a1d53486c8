import { isRecord } from '#shared/record.ts';
import { type Fetch, fetchJson } from './protocol/fetch-json.ts';
import type { DeviceMemory } from './storage/device-memory.ts';

/** The weather at the venue as last observed. */
export interface Weather {
  /** ms since 1970. */
  readonly observedAt: number;
  /** Degrees Celsius. */
  readonly temperature: number;
  /** WMO code 4677. */
  readonly code: number;
  readonly day: boolean;
}

const key = 'forum.weather';
/** How long to wait after an answer, and after none, ms. */
const pauses = { answered: 15 * 60_000, failed: 2 * 60_000 };

/** Where the weather is kept and asked for. */
interface WeatherOptions {
  readonly address: string;
  readonly memory: DeviceMemory;
  readonly fetch: Fetch;
}

/** The weather, for as long as somebody looks at it. */
export interface WeatherWatch {
  current(): Weather | undefined;
  /** Asks now and then until the returned function is called; tells of each new answer. */
  watch(changed: () => void): () => void;
}

/** Makes a watch; it begins with what the device remembers and keeps that while no answer comes. */
export function createWeatherWatch({ address, memory, fetch }: WeatherOptions): WeatherWatch {
  let known: Weather | undefined;
  let recalled = false;

  function current(): Weather | undefined {
    if (!recalled) known = readWeather(parse(memory.get(key))) ?? undefined;
    recalled = true;
    return known;
  }

  return {
    current,
    watch(changed) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let over = false;
      const ask = async () => {
        const answer = await fetchJson(fetch, address, { cache: 'no-store' }, (value) =>
          isRecord(value) ? { weather: readWeather(value.weather) } : undefined,
        );
        if (over) return;
        if (answer.ok && answer.value.weather) {
          known = answer.value.weather;
          recalled = true;
          memory.set(key, JSON.stringify(asServed(known)));
          changed();
        }
        timer = setTimeout(ask, (answer.ok ? pauses.answered : pauses.failed) * jitter());
      };
      void ask();
      return () => {
        over = true;
        clearTimeout(timer);
      };
    },
  };
}

const jitter = () => 0.8 + Math.random() * 0.4;

function asServed({ observedAt, temperature, code, day }: Weather) {
  const observed_at = new Date(observedAt).toISOString();
  return { observed_at, temperature, code, is_day: day };
}

/** Reads what the server's function tells; undefined when it knows nothing or is misshapen. */
function readWeather(value: unknown): Weather | undefined {
  if (!isRecord(value)) return undefined;
  const { observed_at, temperature, code, is_day } = value;
  const observedAt = Date.parse(String(observed_at));
  const sound = typeof temperature === 'number' && typeof code === 'number';
  if (!sound || Number.isNaN(observedAt)) return undefined;
  return { observedAt, temperature, code, day: is_day === true };
}

function parse(stored: string | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}
