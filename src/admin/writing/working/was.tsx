import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { sameValue } from '#replica/content/change.ts';
import { useFieldLabels } from '../../kinds/entity-labels.ts';
import { useValueText } from '../../kinds/use-value-text.ts';
import classes from './working-version.module.css';
import { usePublishedRow } from './working-version.tsx';

interface Props {
  readonly kind: Kind;
  readonly id: string;
  readonly field: string;
  /** What is shown of it. */
  readonly value: unknown;
  /** Says which field it is, where that is not plain from its place. */
  readonly labelled?: boolean;
}

/** In the working version, what is published where something else is shown. */
export function Was({ kind, id, field, value, labelled = false }: Props) {
  const row = usePublishedRow()?.(kind, id);
  if (!row || sameValue(row[field], value)) return null;
  return <Published kind={kind} field={field} value={row[field]} labelled={labelled} />;
}

function Published({ kind, field, value, labelled }: Omit<Props, 'id'>) {
  const { t } = useTranslation(['admin-versions', 'admin']);
  const label = useFieldLabels();
  const valueText = useValueText();
  return (
    <small className={classes.was}>
      {labelled && `${label(kind, field)} · `}
      {t('mark.was', { value: valueText(kind, field, value) || t('admin:sync.empty') })}
    </small>
  );
}
