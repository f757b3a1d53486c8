import { useTranslation } from 'react-i18next';
import type { Kind, Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import classes from './row-table.module.css';
import { translationOf } from './rows.ts';

/** How far each language of a row is filled, and whether what is there is outdated. */
export function TranslationMarks({ kind, row }: { kind: Kind; row: Row }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const origins = useOrigins();
  return (
    <span className={classes.marks}>
      {languages.map((language) => {
        const state = translationOf(kind, row, language, origins);
        return (
          <abbr
            key={language}
            data-state={state}
            title={t(`list.${state}`, { language: format.language(language) })}
          >
            {language.toUpperCase()}
          </abbr>
        );
      })}
    </span>
  );
}
