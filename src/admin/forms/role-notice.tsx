import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { fieldsOf, type Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRights } from '../kinds/use-rights.ts';
import { NoticeLine } from './notice-line.tsx';

/** How much of a form is open to somebody: the whole of it, texts in their languages, or nothing. */
export type Opening = 'whole' | 'texts' | 'nothing';

/** How much of the form of a kind is open to whoever is signed in; only rows that are there have texts. */
export function useOpening(kind: Kind, isNew = false): Opening {
  const rights = useRights();
  if (writes(rights, kind)) return 'whole';
  const isTranslated = Object.values(fieldsOf(kind)).some(({ type }) => type === 'localized');
  return !isNew && isTranslated && rights.roles.includes('translator') ? 'texts' : 'nothing';
}

/** Says what of a form is closed, and to whom one turns. */
export function RoleNotice({ opening, className }: { opening: Opening; className?: string }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { languages } = useRights();
  if (opening === 'whole') return null;
  return (
    <Alert color="house" {...(className && { className })}>
      {opening === 'texts'
        ? t('rights.texts', { languages: format.list(languages.map(format.language)) })
        : t('rights.reads')}
    </Alert>
  );
}

/** Says that what was typed is no longer one's to write, and stays on the device until it is discarded. */
export function RefusedNotice({ onDiscard }: { onDiscard?: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Alert color="red">
      <NoticeLine button={t('form.discard_draft')} onPress={onDiscard}>
        {t('rights.typed')}
      </NoticeLine>
    </Alert>
  );
}
