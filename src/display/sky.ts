/** What the sky does, in as many kinds as there are words and pictures. */
export type Sky = 'clear' | 'partly' | 'cloudy' | 'fog' | 'rain' | 'snow' | 'storm';

/** From which WMO code (4677, as Open-Meteo gives it) on the sky is of a kind. */
const kinds: readonly [from: number, sky: Sky][] = [
  [95, 'storm'],
  [85, 'snow'],
  [80, 'rain'],
  [71, 'snow'],
  [51, 'rain'],
  [45, 'fog'],
  [3, 'cloudy'],
  [1, 'partly'],
];

/** The kind of sky that a WMO code stands for. */
export function skyOf(code: number): Sky {
  return kinds.find(([from]) => code >= from)?.[1] ?? 'clear';
}
