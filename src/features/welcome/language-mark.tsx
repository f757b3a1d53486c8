import type { Language } from '#shared/localized.ts';
import classes from './language-mark.module.css';
import { MoroccanFlag } from './moroccan-flag.tsx';

const initials = { fr: 'Fr', en: 'En' } as const;

/** The sign beside a language's name: the venue's flag for Arabic, initials for the languages of many. */
export function LanguageMark({ language }: { language: Language }) {
  return language === 'ar' ? (
    <MoroccanFlag className={classes.mark} />
  ) : (
    <span aria-hidden className={classes.mark}>
      {initials[language]}
    </span>
  );
}
