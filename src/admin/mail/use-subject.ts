import { writeLetter } from '#functions/mail/letter.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { type Localized, localize } from '#shared/localized.ts';

const somebody = { fr: '…', en: '…', ar: '…' };

/** How a sending is called: its subject, with what is the same for everybody filled in. */
export function useSubject(): (subject: Localized) => string {
  const language = useLanguage();
  const edition = useRow('edition', String(useSelectedEdition()));
  return (subject) =>
    edition
      ? writeLetter(
          { subject, body: subject },
          language,
          { name: somebody, edition, sessions: [] },
          '',
        ).subject
      : (localize(subject, language)?.text ?? '');
}
