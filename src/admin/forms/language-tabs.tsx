import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import type { Language } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import classes from './language-tabs.module.css';

interface Props {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** On phones, where there is room for one language of each text: which one. */
export function LanguageTabs({ language, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.tabs}>
      <Choices
        label={t('list.translations')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={onChange}
      />
    </div>
  );
}
