import { entity, type RowOf } from './kit/entity.ts';
import { localized, text } from './kit/field.ts';

/**
 * What is written to speakers, with fields in braces that are filled in for each of them; of no edition,
 * so every one has it. Which fields there are is said by `shape.is_mail_text`.
 */
export const mailTemplate = entity({
  kind: 'mail_template',
  table: 'mail_templates',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  staffOnly: true,
  lasts: false,
  fields: {
    name: text({ required: true, max: 200, list: true }),
    subject: localized({ required: true, max: 200, list: true }),
    body: localized({ required: true, max: 10_000 }),
  },
});

export type MailTemplate = RowOf<typeof mailTemplate>;
