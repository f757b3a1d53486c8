import { type Language, languages } from '#shared/localized.ts';
import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, flag, localized, ref } from './kit/field.ts';
import type { Issue } from './kit/issue.ts';

const announcementTypes = ['info', 'warning', 'success'] as const;
const announcementRecipients = ['all', 'participants', 'speakers', 'staff'] as const;
const announcementStatuses = ['draft', 'scheduled', 'sent'] as const;

/** A message to an audience of one edition; public once its status is `sent`, folded once expired. */
export const announcement = entity({
  kind: 'announcement',
  table: 'announcements',
  id: 'id',
  name: 'title',
  roles: ['press'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    title: localized({ required: true, max: 200, list: true }),
    message: localized({ required: true, max: 2_000 }),
    type: choice(announcementTypes, { list: 'wide' }),
    recipients: choice(announcementRecipients, { list: true }),
    urgent: flag({ list: true }),
    /** The sender agreed to send it urgently although a language is missing. */
    incomplete_ok: flag(),
    /** The sender agreed that phones are woken although the edition is not the current one. */
    other_edition_ok: flag(),
    status: choice(announcementStatuses, { list: true }),
    created_at: datetime({ required: true, readonly: true }),
    sent_at: datetime({ list: true }),
    expires_at: datetime(),
  },
  rules: ({ status, sent_at, expires_at, urgent, incomplete_ok, title, message }) => {
    if (status === 'scheduled' && !sent_at) return [{ field: 'sent_at', code: 'required' }];
    if (sent_at && expires_at && expires_at <= sent_at) {
      return [{ field: 'expires_at', code: 'ends_before_start' }];
    }
    if (!urgent || incomplete_ok || status === 'draft') return [];
    return languages.flatMap((language) => [
      ...(title?.[language] ? [] : [missing('title', language)]),
      ...(message?.[language] ? [] : [missing('message', language)]),
    ]);
  },
});

/** An urgent announcement waits for all three languages or the sender's word. */
const missing = (field: string, language: Language): Issue => ({
  field,
  code: 'required',
  language,
});

export type Announcement = RowOf<typeof announcement>;
