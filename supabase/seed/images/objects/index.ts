import { handmade } from './handmade.ts';
import { service } from './service.ts';
import { table } from './table.ts';

/** Everyday things that stand for exhibitors and news, drawn within ±50 around the origin. */
export const objects = { ...handmade, ...service, ...table } as const;

export type ObjectName = keyof typeof objects;
