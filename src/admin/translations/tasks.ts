import { type Rights, writesText } from '#domain/rights.ts';
import type { Kind, TranslationTask } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Language } from '#shared/localized.ts';

/** Somebody whom texts may be given to. */
export interface Translator {
  readonly id: string;
  /** What stands before the @ of their address. */
  readonly name: string;
}

/** Somebody of the back office, as the server tells who gives texts to others. */
export interface Member extends Translator {
  readonly rights: Rights;
}

/** What is given to somebody: one row, or all of a kind in an edition. */
export interface Scope {
  readonly kind: Kind;
  /** The row's id; undefined for all of the kind. */
  readonly row?: string;
  readonly language: Language;
  readonly edition: number | undefined;
}

/** The id of the task for a scope: whatever is given twice is given to one. */
export function taskId({ kind, row, language, edition }: Scope): string {
  return [kind, row ?? `*${edition ?? 0}`, language].join(':');
}

/** Whose the texts of a row in a language are: the row's own task, else that of its kind. */
export function taskOf(
  tasks: ReadonlyMap<string, TranslationTask>,
  kind: Kind,
  row: string,
  language: Language,
  edition: number | undefined,
): TranslationTask | undefined {
  const scope = { kind, language, edition };
  return tasks.get(taskId({ ...scope, row })) ?? tasks.get(taskId(scope));
}

/** The changes by which a scope is somebody's, or nobody's. */
export function giving(
  tasks: ReadonlyMap<string, TranslationTask>,
  scope: Scope,
  to: Translator | undefined,
): readonly ContentChange[] {
  const id = taskId(scope);
  const held = tasks.get(id);
  const change = { kind: 'translation_task', id } as const;
  if (!to) {
    return held ? [{ ...change, action: 'delete', base: { ...held }, set: null }] : [];
  }
  const set = { assignee: to.id, assignee_name: to.name };
  if (!held) {
    const edition_id = scope.edition ?? null;
    return [{ ...change, action: 'insert', base: null, set: { edition_id, ...set } }];
  }
  if (held.assignee === to.id) return [];
  const { assignee, assignee_name } = held;
  return [{ ...change, action: 'update', base: { assignee, assignee_name }, set }];
}

/** How a translator is called by what the device knows of them: an address up to its @. */
export function nameIn(email: string): string {
  return email.split('@')[0] || email;
}

/**
 * To whom a scope may be given: who can write its texts, and whose it is. Without a network, while nobody
 * has said who there is, oneself and who has been given something already.
 */
export function offeredFor(
  { kind, language }: Pick<Scope, 'kind' | 'language'>,
  members: readonly Member[] | undefined,
  tasks: Iterable<TranslationTask>,
  self: Translator | undefined,
): readonly Translator[] {
  const known = new Map<string, string>();
  if (members) {
    for (const { id, name, rights } of members) {
      if (writesText(rights, kind, language)) known.set(id, name);
    }
  } else {
    if (self) known.set(self.id, self.name);
    for (const { assignee, assignee_name } of tasks) known.set(assignee, assignee_name);
  }
  return [...known].map(([id, name]) => ({ id, name }));
}
