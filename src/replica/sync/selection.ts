import type { Edition } from '#entities/index.ts';
import { forgetPages } from '#shared/page-cache.ts';
import type { Audience } from '../protocol/pull.ts';
import { type DeviceMemory, deviceMemory } from '../storage/device-memory.ts';

const chosenKey = 'selectedEditionId';
const resolvedKey = 'forum.edition';
const codeKey = 'forum.code';

/** The edition this device should open: the reader's choice, else the one the server last named. */
export function rememberedEdition(memory: DeviceMemory = deviceMemory): number | undefined {
  return readId(memory, chosenKey) ?? readId(memory, resolvedKey);
}

/** The edition the reader chose, if any; it is asked of the server by number. */
export function chosenEdition(memory: DeviceMemory = deviceMemory): number | undefined {
  return readId(memory, chosenKey);
}

/** Remembers which edition the server takes for the current one, for an offline start. */
export function rememberResolvedEdition(id: number, memory: DeviceMemory = deviceMemory): void {
  memory.set(resolvedKey, String(id));
}

/** Stores the reader's choice of edition and reloads the page, which then opens that one. */
export async function selectEdition(id: number): Promise<void> {
  deviceMemory.set(chosenKey, String(id));
  // The pages that the worker keeps are of the edition before.
  await forgetPages();
  globalThis.location?.reload();
}

/** Drops the reader's choice of an edition that is no longer there. */
export async function forgetChoice(memory: DeviceMemory = deviceMemory): Promise<void> {
  memory.remove(chosenKey);
  await forgetPages();
}

/** The announcements' audience this device has joined, with the code that lets it in. */
export function joinedAudience(memory: DeviceMemory = deviceMemory): {
  readonly audience: Audience;
  readonly code?: string;
} {
  const [audience, code] = (memory.get(codeKey) ?? '').split(' ');
  return (audience === 'speakers' || audience === 'staff') && code
    ? { audience, code }
    : { audience: 'public' };
}

/** Remembers a joining code and the audience it is for; `public` leaves every other audience. */
export function rememberAudience(
  audience: 'public' | 'speakers' | 'staff',
  code = '',
  memory: DeviceMemory = deviceMemory,
): void {
  if (audience === 'public') memory.remove(codeKey);
  else memory.set(codeKey, `${audience} ${code.replace(/\s/g, '')}`);
}

function readId(memory: DeviceMemory, key: string): number | undefined {
  const id = Number(memory.get(key));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** The edition a visitor sees who chose none: the current one, else that of the newest year. */
export function defaultEdition(editions: ReadonlyMap<string, Edition>): number | undefined {
  const all = [...editions.values()].sort((a, b) => b.year - a.year || b.id - a.id);
  return (all.find(({ is_current }) => is_current) ?? all[0])?.id;
}
