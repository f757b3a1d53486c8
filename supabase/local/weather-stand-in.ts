import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A forecast service on this machine. */
export interface WeatherStandIn {
  /** Address to be asked with a place, as Open-Meteo is. */
  url: string;
  close(): Promise<void>;
}

/**
 * Stands in for Open-Meteo on machines without the internet: answers in its shape with an autumn day
 * near the Mediterranean, warmest in the early afternoon.
 */
export async function startWeatherStandIn(now: () => number = Date.now): Promise<WeatherStandIn> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const place = ['latitude', 'longitude'].map((name) => Number(searchParams.get(name)));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(forecast(now(), place)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Open-Meteo observes every quarter of an hour. */
const quarter = 900;

function forecast(now: number, [latitude, longitude]: number[]) {
  const time = Math.floor(now / 1_000 / quarter) * quarter;
  const hour = (time % 86_400) / 3_600;
  const warmth = Math.cos(((hour - 14) / 24) * 2 * Math.PI);
  return {
    ...{ latitude, longitude, utc_offset_seconds: 0, timezone: 'GMT' },
    current_units: { time: 'unixtime', temperature_2m: '°C', weather_code: 'wmo code' },
    current: {
      time,
      interval: quarter,
      temperature_2m: Math.round((17.5 + 5.5 * warmth) * 10) / 10,
      weather_code: [0, 1, 2, 3][Math.floor(time / 10_800) % 4],
      is_day: hour >= 6 && hour < 18 ? 1 : 0,
    },
  };
}
