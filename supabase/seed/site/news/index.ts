import type { NewsSeed } from '#seed/types.ts';
import { encounterNews } from './encounters.ts';
import { heritageNews } from './heritage.ts';
import { organisationNews } from './organisation.ts';

/** Twelve articles: most of the current edition, two of the archive, two of every edition. */
export const news: readonly NewsSeed[] = [...organisationNews, ...encounterNews, ...heritageNews];
