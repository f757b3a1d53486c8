import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './form-frame.module.css';
import { NoticeLine } from './notice-line.tsx';
import { RefusedNotice } from './role-notice.tsx';
import type { EntityForm } from './use-entity-form.ts';

/**
 * Says that a draft was found on this device, that somebody else has changed the row meanwhile, and that what
 * was typed is more than one may write.
 */
export function DraftNotice({ form }: { form: EntityForm }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { restoredAt, discardDraft, changedElsewhere, refused } = form;
  return (
    <>
      {restoredAt !== undefined && (
        <Alert color="gold" {...(classes.notice && { className: classes.notice })}>
          <NoticeLine button={t('form.discard_draft')} onPress={discardDraft}>
            {t('form.restored', { when: momentText(restoredAt, format) })}
          </NoticeLine>
        </Alert>
      )}
      {refused && <RefusedNotice {...(restoredAt === undefined && { onDiscard: discardDraft })} />}
      {changedElsewhere && <Alert color="red">{t('form.changed_elsewhere')}</Alert>}
    </>
  );
}
