import type { Rights } from '#domain/rights.ts';
import type { Sends } from './use-sends.ts';

/**
 * The views of the mail besides the sendings, by their names in the address. What the mailbox keeps leads
 * into accounts, so it is the administration's alone; who has come to it is not sent away because the
 * server cannot be asked.
 */
export function mailViews(
  rights: Rights,
  sends: Sends | undefined,
  view: string,
): readonly ('addresses' | 'mailbox')[] {
  const isKept = sends ? sends.mailbox : view === 'mailbox';
  const administers = rights.roles.includes('administrator');
  return isKept && administers ? ['addresses', 'mailbox'] : ['addresses'];
}
