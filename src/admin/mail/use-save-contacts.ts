import { useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Result } from '#shared/failure.ts';
import { type ContactChange, completed } from './contacts.ts';
import { readPeople } from './server-answers.ts';

/**
 * Writes what is said of where people are written to, and resolves with of how many. The rest is what the
 * server has of them by now: a colleague may have written since this page asked.
 */
export function useSaveContacts(): (changes: readonly ContactChange[]) => Promise<Result<number>> {
  const { ask } = useReplica();
  const edition = useSelectedEdition();
  return async (changes) => {
    const people = await ask('mail_people', { p_edition: edition }, readPeople);
    if (!people.ok) return people;
    const body = { p_contacts: completed(changes, people.value) };
    return ask('set_speaker_contacts', body, (written) =>
      typeof written === 'number' ? written : undefined,
    );
  };
}
