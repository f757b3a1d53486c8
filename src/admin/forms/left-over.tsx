import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { said } from '../outbox/differences.ts';
import { Versions } from '../outbox/versions.tsx';
import classes from './form-frame.module.css';
import { NoticeLine } from './notice-line.tsx';
import type { EntityForm } from './use-entity-form.ts';

/** What was typed into the form of a row that is gone, to be read and copied before it is given up. */
export function LeftOver({ form: { typed, discardDraft } }: { form: EntityForm }) {
  const { t } = useTranslation('admin');
  if (!typed) return null;
  return (
    <section className={classes.form} aria-label={t('form.left_over')}>
      <Alert color="gold">
        <NoticeLine button={t('form.discard_draft')} onPress={discardDraft}>
          {t('form.left_over')}
        </NoticeLine>
      </Alert>
      <Versions
        {...{ operation: typed, row: null, parts: said(typed) }}
        versions={[['mine', 'mine']]}
      />
    </section>
  );
}
