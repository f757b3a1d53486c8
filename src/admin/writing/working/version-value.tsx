import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { typeset } from '#shared/keep-signs.ts';
import type { Language } from '#shared/localized.ts';
import { Picture } from '#ui/picture.tsx';
import { usePlannedValueText } from './use-planned-value-text.ts';
import classes from './version-value.module.css';

interface Props {
  readonly kind: Kind;
  readonly field: string;
  readonly value: unknown;
  /** The row that it is a value of. */
  readonly row: Fields | null | undefined;
  readonly language: Language | undefined;
  /** What stands there for nothing. */
  readonly empty: string;
}

/** A field's value in one of its versions: a picture as it looks, anything else as one line of text. */
export function VersionValue({ kind, field, value, row, language, empty }: Props) {
  const { t } = useTranslation('admin-media');
  const valueText = usePlannedValueText();
  if (fieldsOf(kind)[field]?.type === 'image' && typeof value === 'string' && value !== '') {
    return <Picture image={value} alt={t('upload.picture')} small className={classes.thumb} />;
  }
  return typeset(valueText(kind, field, value, row), language) || empty;
}
