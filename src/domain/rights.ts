import { entities, fieldsOf, isKind, type Kind } from '#entities/index.ts';
import type { Entity } from '#entities/kit/entity.ts';
import { type Role, roles } from '#entities/kit/role.ts';
import { type Language, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** What somebody may write in the back office; `sync.check_rights()` says the same in SQL. */
export interface Rights {
  readonly roles: readonly Role[];
  /** Those a translator writes. */
  readonly languages: readonly Language[];
  /** Ids of the halls that somebody of the hall role runs. */
  readonly halls: readonly string[];
}

/** What is changed of a session on the day, in its hall. */
export const dayOfFields: readonly string[] = [
  ...['starts_at', 'ends_at', 'location_id', 'cancelled'],
  ...['occupancy', 'overflow_location_id', 'question_shown'],
];

/** A change as far as rights are concerned. */
interface Change {
  readonly kind: Kind;
  readonly id: string;
  readonly action: 'insert' | 'update' | 'delete';
  readonly base?: Readonly<Record<string, unknown>> | null;
  readonly set: Readonly<Record<string, unknown>> | null;
}

/** Before the server has said anything, everything is open: it refuses what is not. */
const untold: Rights = { roles: ['administrator'], languages: [], halls: [] };

/** Reads what the server says of somebody. */
export function readRights(value: unknown): Rights {
  if (!isRecord(value)) return untold;
  const among = <T extends string>(known: readonly T[], list: unknown) =>
    known.filter((one) => Array.isArray(list) && list.includes(one));
  return {
    roles: among(roles, value.roles),
    languages: among(languages, value.languages),
    halls: Array.isArray(value.halls) ? value.halls.map(String) : [],
  };
}

/** Whether rows of a kind may be made, changed and deleted. */
export function writes({ roles }: Rights, kind: Kind): boolean {
  const { roles: own = [] } = entities[kind] as unknown as Entity;
  return roles.includes('administrator') || own.some((role) => roles.includes(role));
}

/** Whether a text of a kind may be written in a language. */
export function writesText(rights: Rights, kind: Kind, language: Language): boolean {
  return (
    writes(rights, kind) ||
    (rights.roles.includes('translator') && rights.languages.includes(language))
  );
}

/** Whether what happens in a hall on the day may be written; undefined for no hall. */
export function runsHall(rights: Rights, hall: string | null | undefined): boolean {
  return (
    writes(rights, 'event') ||
    (rights.roles.includes('hall') && rights.halls.includes(String(hall)))
  );
}

/** What a change is measured by, besides rights. */
interface Circumstances {
  /** Where the session of the changed row, or the session itself, is held. */
  readonly hall?: string | null | undefined;
  /** The id of who makes it. */
  readonly by?: string | undefined;
}

/** Whether a change may be made. */
export function allows(rights: Rights, change: Change, { hall, by }: Circumstances = {}): boolean {
  const { kind, action, set } = change;
  if (writes(rights, kind)) return true;
  if (kind === 'translation_task') return isOwnTask(rights, change, by);
  if (action !== 'update') return false;
  if (kind === 'text_origin') {
    return writesTextOf(rights, change.id) && Object.keys(set ?? {}).join() === 'made_from';
  }
  const fields = fieldsOf(kind);
  const inHall = rights.roles.includes('hall') && rights.halls.includes(String(hall));
  return Object.entries(set ?? {}).every(([name, value]) => {
    if (inHall && kind === 'question' && name === 'state') return true;
    if (inHall && kind === 'event' && dayOfFields.includes(name)) {
      return name !== 'location_id' || rights.halls.includes(String(value));
    }
    return (
      fields[name]?.type === 'localized' &&
      Object.keys(isRecord(value) ? value : {}).every((language) =>
        writesText(rights, kind, language as Language),
      )
    );
  });
}

/** Whether the texts may be written whose id is `KIND:…:LANGUAGE`. */
function writesTextOf(rights: Rights, id: string): boolean {
  const [kind, ...rest] = id.split(':');
  return isKind(kind) && writesText(rights, kind, rest.at(-1) as Language);
}

/** What one may write one may take on, and give back. */
function isOwnTask(rights: Rights, { action, id, base, set }: Change, by?: string): boolean {
  if (action === 'insert') return set?.assignee === by && !!by && writesTextOf(rights, id);
  return action === 'delete' && !!by && base?.assignee === by;
}
