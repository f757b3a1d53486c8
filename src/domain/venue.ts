/** Madagh, in degrees north and east (WGS 84); the place whose weather is told unless organisers name another. */
export const venue = { latitude: 35.0086, longitude: -2.3392 } as const;
