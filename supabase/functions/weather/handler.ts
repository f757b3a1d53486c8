import { type Observation, observe } from './open-meteo.ts';

/** What the hosted service gives every function, and where the weather is asked for; see docs/operations/hosted.md. */
export interface WeatherEnvironment {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
  /** A forecast service of Open-Meteo's shape; Open-Meteo itself unless given. */
  readonly WEATHER_URL?: string;
}

/** What `weather_ask` answers. */
interface Asked {
  readonly latitude: number;
  readonly longitude: number;
  readonly answer: Observation | null;
  readonly due: boolean;
}

const openMeteo = 'https://api.open-meteo.com/v1/forecast';

/**
 * GET tells the weather at the venue as last observed, with its time, or null: an answer of the last
 * minutes from the database, else a new one; where none comes, the last known.
 */
export default async function handle(
  request: Request,
  environment: WeatherEnvironment,
  fetchWeather: typeof fetch = fetch,
): Promise<Response> {
  if (request.method !== 'GET') return new Response(null, { status: 405 });
  const { latitude, longitude, answer, due } = (await call(
    environment,
    'weather_ask',
    {},
  )) as Asked;
  let weather = answer;
  if (due) {
    const address = environment.WEATHER_URL ?? openMeteo;
    const observed = await observe(address, { latitude, longitude }, fetchWeather);
    if (observed) {
      weather = observed;
      const kept = { p_latitude: latitude, p_longitude: longitude, p_answer: observed };
      await call(environment, 'weather_keep', kept);
    }
  }
  return Response.json(
    { weather },
    // No custom headers are needed to ask, so browsers on another origin do so without a preflight.
    { headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' } },
  );
}

async function call(
  { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: key }: WeatherEnvironment,
  name: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  return text ? JSON.parse(text) : undefined;
}
