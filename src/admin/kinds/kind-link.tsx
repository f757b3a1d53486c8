import type { ReactNode } from 'react';
import type { Kind } from '#entities/index.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { isPlaceFor, placeOf } from './places.ts';
import { useRights } from './use-rights.ts';

interface Props {
  readonly kind: Kind;
  readonly search: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A link to where rows of a kind are edited; the words alone where that is not part of one's role. */
export function KindLink({ kind, search, children }: Props) {
  const place = placeOf(kind);
  if (!isPlaceFor(place, useRights())) return <span>{children}</span>;
  return (
    <PlaceLink to={place} search={search}>
      {children}
    </PlaceLink>
  );
}
