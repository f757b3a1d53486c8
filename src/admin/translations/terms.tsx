import { useTranslation } from 'react-i18next';
import type { GlossaryTerm } from '#entities/index.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import classes from './editor.module.css';

interface Props {
  readonly offered: readonly { readonly term: GlossaryTerm; readonly text: string }[];
  readonly source: Language;
  readonly language: Language;
  readonly onInsert: (text: string) => void;
}

/** The terms of an original and what the organisers call them; pressing one writes it where the cursor is. */
export function Terms({ offered, source, language, onInsert }: Props) {
  const { t } = useTranslation('admin-translations');
  if (offered.length === 0) return null;
  return (
    <ul className={classes.terms} aria-label={t('editor.glossary')}>
      {offered.map(({ term, text }) => (
        <li key={term.id}>
          <button
            type="button"
            title={[t('editor.insert'), term.note].filter(Boolean).join(' · ')}
            // The cursor stays where it is in the translation.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(text)}
          >
            <span lang={source} dir={directionOf(source)}>
              {term.term[source]}
            </span>
            <strong lang={language} dir={directionOf(language)}>
              {text}
            </strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
