import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import type { Mailing } from './server-answers.ts';

/** To whom a sending goes, when it was begun and by whom, in one line. */
export function useMailingWords(): (mailing: Mailing) => string {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  return ({ recipients, started_at, by }) =>
    [t(`recipients.${recipients}`), momentText(started_at, format), ...(by ? [by] : [])].join(
      ' · ',
    );
}
