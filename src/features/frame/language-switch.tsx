import { IconLanguage } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#i18n/languages.ts';
import { changeLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './language-switch.module.css';

/**
 * An icon button that opens the three languages, each under its own name, the current one marked:
 * a menu of our own, for a library's brings what places it anywhere on any screen.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = useLanguage();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    itemsIn(place.current)[0]?.focus();
    const away = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') close();
    const items = itemsIn(place.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };

  return (
    <div ref={place} className={classes.place}>
      <IconButton
        ref={button}
        aria-label={t('language.choose')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconLanguage aria-hidden stroke={1.6} />
      </IconButton>
      {open && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t('language.choose')}
          className={classes.menu}
          onKeyDown={onKeyDown}
        >
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              role="menuitem"
              tabIndex={-1}
              lang={language}
              dir={directionOf(language)}
              aria-current={language === current || undefined}
              onClick={() => {
                close();
                void changeLanguage(language);
              }}
            >
              {languageNames[language]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
