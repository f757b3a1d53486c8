import type { DeviceMemory } from '../storage/device-memory.ts';

/** Somebody with an account. */
export interface Administrator {
  readonly id: string;
  readonly email: string;
  /** What they may write, as the server said it; not known before the first pull. */
  readonly rights?: unknown;
}

/** The key under which the device remembers who is signed in. */
export const administratorKey = 'forum.administrator';

/** How the keys begin under which the device keeps what somebody has typed and not saved. */
export const draftsOf = (writer: string) => `forum.draft.${writer}.`;

/** Who is signed in on this device as far as it knows; `denied` when they had lost the right. */
export function rememberedAdministrator(
  memory: DeviceMemory,
): { readonly user: Administrator; readonly denied: boolean } | undefined {
  try {
    const stored: Partial<Administrator & { denied: boolean }> = JSON.parse(
      memory.get(administratorKey) ?? '{}',
    );
    const { id, email = '', rights, denied = false } = stored;
    return id ? { user: { id, email, ...(rights ? { rights } : {}) }, denied } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers who is signed in for the next visit. */
export function rememberAdministrator(
  memory: DeviceMemory,
  user: Administrator,
  denied = false,
): void {
  memory.set(administratorKey, JSON.stringify(denied ? { ...user, denied } : user));
}

/** Forgets who was signed in. */
export function forgetAdministrator(memory: DeviceMemory): void {
  memory.remove(administratorKey);
}
