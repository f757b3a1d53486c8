import type { Issue } from '#entities/index.ts';
import { bodyFields, subjectFields, unknownFields } from '#functions/mail/letter.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { type Localized, languages } from '#shared/localized.ts';

/** What is wrong with the texts of a template besides their length. */
export function templateIssues({ subject, body }: Fields): readonly Issue[] {
  const texts = { subject: (subject ?? {}) as Localized, body: (body ?? {}) as Localized };
  const known = { subject: subjectFields, body: bodyFields };
  return (['subject', 'body'] as const).flatMap((field) =>
    languages.flatMap((language): Issue[] => {
      const text = texts[field][language]?.trim() ?? '';
      const other = texts[field === 'subject' ? 'body' : 'subject'][language]?.trim() ?? '';
      if (!text && other) return [{ field, language, code: 'required' }];
      if (unknownFields(text, known[field]).length === 0) return [];
      return [{ field, language, code: 'not_a_mail_field' }];
    }),
  );
}
