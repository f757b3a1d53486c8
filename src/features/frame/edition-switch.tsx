import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { Select } from '#ui/select.tsx';
import classes from './edition-switch.module.css';

/** Chooses the edition that the whole site shows; choosing stores it and loads the site anew. */
export function EditionSwitch() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const id = useId();
  const editions = [...useContent('edition').values()].sort((a, b) => b.year - a.year);
  const selected = useSelectedEdition();
  if (editions.length < 2) return null;
  return (
    <div className={classes.switch}>
      <label htmlFor={id}>{t('frame.edition')}</label>
      <Select
        id={id}
        value={String(selected)}
        choices={editions.map((edition) => ({
          value: String(edition.id),
          label: localize(edition.name),
        }))}
        onChange={(edition) => void selectEdition(Number(edition))}
      />
    </div>
  );
}
