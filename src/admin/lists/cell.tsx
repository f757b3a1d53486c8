import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
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
  const format = useFormat();
  const editions = useContent('edition');
  const values = row as unknown as Record<string, unknown>;
  const value = values[column];
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
  // By their names, much alike, they would take many lines.
  if (column === 'edition_ids') {
    const years = (value as number[]).map((id) => editions.get(String(id))?.year ?? id);
    return years.sort((a, b) => b - a).join(' · ') || otherwise;
  }
  // A day of an edition needs no year, and an hour beside its day not the day once more.
  if (column === 'date' && 'edition_id' in values) return format.shortDay(String(value));
  if (type === 'datetime' && value && venueClock(Date.parse(String(value))).date === values.date)
    return format.time(String(value));
  const text = valueText(kind, column, value);
  if (!text) return otherwise;
  // It is in whatever language somebody wrote it in.
  return type === 'text' || type === 'url' ? <bdi>{text}</bdi> : text;
}
