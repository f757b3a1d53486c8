import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { draftsOf, rememberedAdministrator } from '#replica/session/administrator.ts';
import { deviceMemory, holdsAny } from '#replica/storage/device-memory.ts';

/** What somebody has typed and not saved, with the row it was begun from. */
export interface Draft {
  readonly base: Fields;
  readonly values: Fields;
  /** When it was last typed in, ms since 1970. */
  readonly at: number;
}

const writer = () => rememberedAdministrator(deviceMemory)?.user.id ?? '';

/** Drafts are their writer's: somebody else who signs in on this device does not see them. */
const keyOf = (kind: Kind, id: string) => `${draftsOf(writer())}${kind}.${id}`;

/** Where the draft of a row is kept; of one that is `new`, with the edition that it is begun in. */
export const slotOf = (id: string, edition: number) => (id === 'new' ? `new ${edition}` : id);

/** The draft kept on this device for a form, if any. */
export function readDraft(kind: Kind, id: string): Draft | undefined {
  try {
    const draft: Partial<Draft> = JSON.parse(deviceMemory.get(keyOf(kind, id)) ?? '{}');
    return draft.base && draft.values && draft.at ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** A draft with one more value typed into it; it stays begun from the row it was begun from. */
export function typedInto(
  draft: Draft | undefined,
  begun: Fields,
  [name, value]: readonly [name: string, value: unknown],
  at: number,
): Draft {
  return {
    base: draft?.base ?? begun,
    values: { ...(draft?.values ?? begun), [name]: value },
    at,
  };
}

/** Keeps a draft until it is saved or given up, or its writer signs out. */
export function keepDraft(kind: Kind, id: string, draft: Draft): void {
  // A form that closes because its writer has signed out brings nothing back.
  if (writer() === '') return;
  deviceMemory.set(keyOf(kind, id), JSON.stringify(draft));
}

/** Forgets a draft. */
export function dropDraft(kind: Kind, id: string): void {
  deviceMemory.remove(keyOf(kind, id));
}

/** True when an administrator has typed something on this device and not saved it. */
export function hasDrafts(writer: string): boolean {
  return holdsAny(draftsOf(writer));
}
