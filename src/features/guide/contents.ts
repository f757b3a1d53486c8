import type { GuideContact, GuideSection } from '#entities/index.ts';

const byPosition = (a: { position: number; id: string }, b: { position: number; id: string }) =>
  a.position - b.position || (a.id < b.id ? -1 : 1);

/** Rows in the order that the organisers gave them. */
export function inOrder<R extends { readonly position: number; readonly id: string }>(
  rows: Iterable<R>,
): R[] {
  return [...rows].sort(byPosition);
}

/** The guide as it is read. */
export interface GuideContents {
  /** Above all parts: for emergencies first, then those of topics that have no part. */
  readonly first: readonly GuideContact[];
  readonly sections: readonly {
    readonly section: GuideSection;
    readonly contacts: readonly GuideContact[];
  }[];
}

/** Puts parts in order, and each number with the first part of its topic. */
export function contentsOf(
  sections: Iterable<GuideSection>,
  contacts: Iterable<GuideContact>,
): GuideContents {
  const ordered = inOrder(sections);
  const left = inOrder(contacts);
  const emergency = left.filter(({ topic }) => topic === 'emergency');
  const placed = new Map<string, GuideContact[]>();
  for (const contact of left) {
    const part = ordered.find(({ topic }) => topic === contact.topic);
    if (!part || contact.topic === 'emergency') continue;
    placed.set(part.id, [...(placed.get(part.id) ?? []), contact]);
  }
  const held = new Set([...emergency, ...[...placed.values()].flat()]);
  return {
    first: [...emergency, ...left.filter((contact) => !held.has(contact))],
    sections: ordered.map((section) => ({ section, contacts: placed.get(section.id) ?? [] })),
  };
}
