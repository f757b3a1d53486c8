import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import type { Localized } from '#shared/localized.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { useValueText } from '../kinds/use-value-text.ts';
import classes from './row-table.module.css';

interface Props {
  readonly kind: Kind;
  readonly column: string;
  readonly row: Row;
  /** What stands for an empty value. */
  readonly otherwise?: ReactNode;
}

/** One value in a list. */
export function Cell({ kind, column, row, otherwise }: Props) {
  const { t } = useTranslation('admin');
  const valueText = useValueText();
  const value = (row as unknown as Record<string, unknown>)[column];
  const type = fieldsOf(kind)[column]?.type;
  if (type === 'localized' && valueText(kind, column, value))
    return <LocalizedText value={value as Localized} />;
  if (type === 'image') {
    return <Picture image={value as string | null} alt="" small className={classes.thumb} />;
  }
  if (type === 'flag') {
    if (value) return <IconCheck role="img" aria-label={t('list.yes')} size="1.2rem" />;
    // That visitors do not see a row must be seen here.
    return column === 'published' ? <span className={classes.draft}>{t('list.no')}</span> : null;
  }
  return valueText(kind, column, value) || otherwise;
}
