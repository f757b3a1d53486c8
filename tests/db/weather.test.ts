import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import handle from '#functions/weather/handler.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import type {} from '#local/vitest-setup.ts';
import { startWeatherStandIn } from '#local/weather-stand-in.ts';

let backend: TestBackend;
/** A forecast service whose answers a test commands. */
let service: { url: string; asked: URLSearchParams[]; close(): Promise<void> };
let answer: { status: number; body: string };

const noon = Date.UTC(2026, 10, 21, 12);
const current = (more = {}) => ({
  current: { time: noon / 1_000, temperature_2m: 22.5, weather_code: 2, is_day: 1, ...more },
});

beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  service = await startService();
});
afterAll(async () => {
  await backend.stop();
  await service.close();
});
beforeEach(async () => {
  service.asked.length = 0;
  answer = { status: 200, body: JSON.stringify(current()) };
  await backend.database.sql`
    update weather set answer = null, answered_at = null, asked_at = null`;
});

async function startService() {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/v1/forecast`, asked, close };
}

async function ask() {
  const environment = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secrets.serviceKey,
    WEATHER_URL: service.url,
  };
  const response = await handle(new Request(`${backend.url}/functions/v1/weather`), environment);
  return (await response.json()).weather;
}

/** Lets the last question and answer be this old. */
async function age(minutes: number): Promise<void> {
  await backend.database.sql`
    update weather set answered_at = answered_at - ${`${minutes} minutes`}::interval,
      asked_at = asked_at - ${`${minutes} minutes`}::interval`;
}

const observed = {
  observed_at: new Date(noon).toISOString(),
  temperature: 22.5,
  code: 2,
  is_day: true,
};

test('the weather is asked for at the venue, kept, and served to all who ask after', async () => {
  expect(await ask()).toEqual(observed);
  expect(Object.fromEntries(service.asked[0] ?? [])).toMatchObject({
    latitude: '35.0086',
    longitude: '-2.3392',
    timeformat: 'unixtime',
  });
  expect(await ask()).toEqual(observed);
  expect(service.asked).toHaveLength(1);
  await age(9);
  expect(await ask()).toEqual(observed);
  expect(service.asked).toHaveLength(1);
  await age(2);
  answer.body = JSON.stringify(current({ temperature_2m: 19 }));
  expect(await ask()).toMatchObject({ temperature: 19 });
  expect(service.asked).toHaveLength(2);
});

test('many screens at once ask the service once', async () => {
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(service.asked).toHaveLength(1);
});

test.each([
  ['an error', { status: 503, body: 'busy' }],
  ['a captive portal', { status: 200, body: '<html>Accept our terms</html>' }],
  ['nonsense', { status: 200, body: JSON.stringify(current({ temperature_2m: 'warm' })) }],
  ['an impossible heat', { status: 200, body: JSON.stringify(current({ temperature_2m: 400 })) }],
  ['nothing of the present', { status: 200, body: '{"current":null}' }],
])(
  'after %s the last known is served with its time, and asked again a minute later',
  async (_, failure) => {
    await ask();
    await age(30);
    answer = failure;
    expect(await ask()).toEqual(observed);
    expect(await ask()).toEqual(observed);
    expect(service.asked).toHaveLength(2);
    await age(1);
    await ask();
    expect(service.asked).toHaveLength(3);
  },
);

test('without any answer ever there is nothing', async () => {
  answer = { status: 500, body: '' };
  expect(await ask()).toBeNull();
});

test('another place forgets the weather of the first', async () => {
  await ask();
  await backend.database.sql`update weather set latitude = 34.02`;
  answer = { status: 500, body: '' };
  expect(await ask()).toBeNull();
  expect(service.asked.at(-1)?.get('latitude')).toBe('34.02');
  await backend.database.sql`update weather set latitude = 35.0086`;
});

test('the running back end serves it from its stand-in, to pages of any origin', async () => {
  const response = await fetch(`${backend.url}/functions/v1/weather`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { weather } = await response.json();
  expect(weather).toMatchObject({ temperature: expect.any(Number), code: expect.any(Number) });
  expect(Math.abs(Date.now() - Date.parse(weather.observed_at))).toBeLessThan(16 * 60_000);
});

test('the stand-in warms up towards the afternoon', async () => {
  const at = async (hour: number) => {
    const standIn = await startWeatherStandIn(() => Date.UTC(2026, 10, 21, hour));
    const { current } = await (await fetch(standIn.url)).json();
    await standIn.close();
    return current.temperature_2m;
  };
  expect(await at(14)).toBeGreaterThan(await at(4));
});
