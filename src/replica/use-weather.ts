import { useSyncExternalStore } from 'react';
import { backendUrl } from '#shared/backend-address.ts';
import { deviceMemory } from './storage/device-memory.ts';
import { createWeatherWatch, type Weather } from './weather.ts';

const weather = createWeatherWatch({
  address: `${backendUrl}/functions/v1/weather`,
  memory: deviceMemory,
  fetch: (address, request) => globalThis.fetch(address, request),
});

/** The weather at the venue as last known, asked for now and then while it is shown. */
export function useWeather(): Weather | undefined {
  return useSyncExternalStore(weather.watch, weather.current, () => undefined);
}
