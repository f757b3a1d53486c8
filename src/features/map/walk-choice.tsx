import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Choices } from '#ui/choices.tsx';

/** Which day of My Program the map shows the way through; nothing while there is no way to show. */
export function WalkChoice({
  days,
  value,
  onChange,
}: {
  days: readonly string[];
  /** A day of `days`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
}) {
  const { t } = useTranslation('map');
  const format = useFormat();
  if (days.length === 0) return null;
  return (
    <Choices
      label={t('walk.choose')}
      value={value}
      choices={[
        { value: '', label: t('walk.none') },
        ...days.map((day) => ({ value: day, label: t('walk.of', { day: format.shortDay(day) }) })),
      ]}
      onChange={onChange}
    />
  );
}
