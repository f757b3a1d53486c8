import type { Announcement } from '#entities/index.ts';
import { sameValue } from '#replica/content/change.ts';
import { afterChange } from '#replica/content/overlay.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** What the buttons of the form ask for. */
export type Action = 'draft' | 'send' | 'update' | 'withdraw';
export type When = 'now' | 'later';

/** When an announcement is to go out, as far as its values say. */
export function whenOf({ status, sent_at }: Fields): When {
  return sent_at && status !== 'sent' ? 'later' : 'now';
}

/** What the sender agreed to when asked. */
export interface Agreed {
  /** An urgent announcement goes out although a language is missing. */
  readonly incomplete: boolean;
  /** Phones are woken although the edition is not the current one. */
  readonly otherEdition: boolean;
}

/** How long "send now" can be taken back, ms; the server holds it as long from its arrival. */
export const holdTime = 10_000;

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

/** What its readers get, and who they are. */
const read = ['title', 'message', 'type', 'recipients', 'urgent'] as const;

/**
 * Whether other words, or to others, would go out than the sender was shown: somebody has changed the row
 * meanwhile, which what was `typed` leaves as it is by now.
 */
export function isRewritten(
  shown: Fields,
  typed: ContentChange | undefined,
  now: Announcement | undefined,
): boolean {
  if (!now) return false;
  const row: Fields = { ...now };
  const outgoing = typed ? (afterChange(typed, row) ?? row) : row;
  return read.some((name) => !sameValue(written(shown[name]), written(outgoing[name])));
}

/** A text without the languages in which nothing stands. */
const written = (value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => text)) : value;

/** What an action makes of an announcement, at `now` (ms since 1970). */
export function outcomeOf(
  action: Action,
  when: When,
  values: Fields,
  now: number,
  agreed: Agreed,
): Fields {
  const incomplete_ok = agreed.incomplete && isHeldBack('send', values);
  switch (action) {
    case 'draft':
      return {
        status: 'draft',
        sent_at: when === 'later' ? (values.sent_at ?? null) : null,
        incomplete_ok,
      };
    case 'send':
      return {
        status: 'scheduled',
        sent_at: when === 'now' ? new Date(now + holdTime).toISOString() : (values.sent_at ?? null),
        incomplete_ok,
        other_edition_ok: agreed.otherEdition,
      };
    case 'update':
      return { status: 'sent', incomplete_ok };
    case 'withdraw':
      return { status: 'draft', sent_at: null, incomplete_ok };
  }
}

/** Whether an announcement is on its way out at `now` (ms since 1970) and can still be taken back. */
export function isHeld({ status, sent_at }: Announcement, now: number): boolean {
  return status === 'scheduled' && Date.parse(sent_at ?? '') <= now + holdTime;
}

/** Makes an announcement a draft again, held or sent; its text stays. */
export function takenBack(announcement: Announcement | undefined): readonly ContentChange[] {
  if (!announcement || announcement.status === 'draft') return [];
  const { id, status, sent_at } = announcement;
  const base = { status, sent_at };
  const set = { status: 'draft', sent_at: null };
  return [{ kind: 'announcement', id, action: 'update', base, set }];
}
