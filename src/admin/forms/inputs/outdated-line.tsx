import { useTranslation } from 'react-i18next';
import type { Kind, Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import type { Language } from '#shared/localized.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { textsOf } from '../../kinds/text-states.ts';
import { useOrigins } from '../../kinds/use-origins.ts';
import type { EntityForm } from '../use-entity-form.ts';
import classes from './localized-input.module.css';

/** Tells of which languages the saved text of a field was made from another that has changed since. */
export function useOutdated(
  kind: Kind,
  id: string,
  field: string,
): (language: Language) => boolean {
  const origins = useOrigins();
  const row = (useContent(kind) as ReadonlyMap<string, Row>).get(id);
  const text = row && textsOf(kind, id, row, origins).find((one) => one.field === field);
  return (language) => text?.state[language] === 'outdated';
}

/** Says so below a text, with the way to where both stand side by side. */
export function OutdatedLine({ form, language }: { form: EntityForm; language: Language }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <p className={classes.outdated}>
      <PlaceLink to="admin_translations" search={{ language, item: `${form.kind}:${form.id}` }}>
        {t('list.outdated', { language: format.language(language) })}
      </PlaceLink>
    </p>
  );
}
