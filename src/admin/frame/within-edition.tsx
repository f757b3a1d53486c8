import type { ReactNode } from 'react';
import { useContent } from '#replica/read.ts';
import { NoEdition } from '../kinds/no-edition.tsx';
import { isOfAnEdition } from '../kinds/places.ts';
import { usePlace } from '../kinds/use-place.ts';

/** Keeps closed, before the first edition is made, what belongs to one: the server would refuse it. */
export function WithinEdition({ children }: { children: ReactNode }) {
  const place = usePlace();
  const editions = useContent('edition');
  return place && editions.size === 0 && isOfAnEdition(place) ? <NoEdition whole /> : children;
}
