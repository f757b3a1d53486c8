import { useCallback } from 'react';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRowName } from './use-row-name.ts';

/** A row that can be chosen, by its id. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Makes choices of rows of a kind, each once, by name. */
export function useNameChoices(): (kind: Kind, ids: Iterable<string>) => readonly Choice[] {
  const nameOf = useRowName();
  const { compare } = useFormat();
  return useCallback(
    (kind, ids) =>
      [...new Set(ids)]
        .map((id) => ({ value: id, label: nameOf(kind, id) }))
        .sort((a, b) => compare(a.label, b.label)),
    [nameOf, compare],
  );
}
