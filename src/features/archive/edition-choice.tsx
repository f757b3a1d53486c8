import { useTranslation } from 'react-i18next';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import classes from './archive-screen.module.css';

/** The editions side by side, the latest first; choosing one shows it on the whole site. */
export function EditionChoice() {
  const { t } = useTranslation('archive');
  const localize = useLocalize();
  const editions = [...useContent('edition').values()].sort((a, b) => b.year - a.year);
  const selected = useSelectedEdition();
  if (editions.length < 2) return null;
  return (
    <div className={classes.editions}>
      <Choices
        label={t('edition')}
        value={String(selected)}
        choices={editions.map(({ id, name }) => ({ value: String(id), label: localize(name) }))}
        onChange={(id) => void (id !== String(selected) && selectEdition(Number(id)))}
      />
      <small>{t('edition_note')}</small>
    </div>
  );
}
