import type { Fields } from '#replica/operation.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';

/** What the buttons of the form ask for. */
export type Action = 'draft' | 'send' | 'update' | 'withdraw';
export type When = 'now' | 'later';

/** The languages in which the title or the message of an announcement is not written. */
export function gapsOf({ title, message }: Fields): Language[] {
  const has = (text: unknown, language: Language) =>
    Boolean((text as Localized | null | undefined)?.[language]?.trim());
  return languages.filter((language) => !has(title, language) || !has(message, language));
}

/** True when an urgent announcement would go out to readers of a language it is not written in. */
export function isHeldBack(action: Action, values: Fields): boolean {
  const leaves = action === 'send' || action === 'update';
  return leaves && values.urgent === true && gapsOf(values).length > 0;
}

/** Whether the hour that was chosen for sending has passed, at `now` (ms since 1970). */
export function isPast(action: Action, when: When, { sent_at }: Fields, now: number): boolean {
  return action === 'send' && when === 'later' && Date.parse(String(sent_at)) <= now;
}

/** What an action makes of an announcement; `accepted` when the sender confirmed a missing language. */
export function outcomeOf(
  action: Action,
  when: When,
  values: Fields,
  now: number,
  accepted: boolean,
): Fields {
  const incomplete_ok = accepted && values.urgent === true && gapsOf(values).length > 0;
  switch (action) {
    case 'draft':
      return {
        status: 'draft',
        sent_at: when === 'later' ? (values.sent_at ?? null) : null,
        incomplete_ok,
      };
    case 'send':
      return when === 'now'
        ? { status: 'sent', sent_at: new Date(now).toISOString(), incomplete_ok }
        : { status: 'scheduled', sent_at: values.sent_at ?? null, incomplete_ok };
    case 'update':
      return { status: 'sent', incomplete_ok };
    case 'withdraw':
      return { status: 'draft', sent_at: null, incomplete_ok };
  }
}
