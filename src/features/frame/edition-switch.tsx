import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { useEnteredEarly } from '#ui/use-entered-early.ts';
import { useWords } from '#ui/words.tsx';
import classes from './edition-switch.module.css';

/** Chooses the edition that the whole site shows; choosing stores it and loads the site anew. */
export function EditionSwitch() {
  const { t } = useTranslation();
  const words = useWords();
  const id = useId();
  const editions = [...useContent('edition').values()].sort((a, b) => b.year - a.year);
  const selected = useSelectedEdition();
  const { field, shown, change } = useEnteredEarly<HTMLSelectElement>(
    String(selected),
    (edition) => void selectEdition(Number(edition)),
  );
  if (editions.length < 2) return null;
  return (
    <div className={classes.switch}>
      <label htmlFor={id}>{t('frame.edition')}</label>
      <select
        ref={field}
        id={id}
        // Else the browser puts back an earlier choice on coming back to the page.
        autoComplete="off"
        value={shown}
        onChange={(event) => change(event.target.value)}
      >
        {editions.map((edition) => (
          <option key={edition.id} value={edition.id}>
            {words(edition.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
