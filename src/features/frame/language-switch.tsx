import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { usePart } from './use-part.ts';

const loadMenu = part(async () => (await import('./language-menu.tsx')).LanguageMenu);

/**
 * An icon button that opens the three languages, each under its own name, the current one marked.
 * The menu loads when first wanted.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [LanguageMenu, askForMenu] = usePart(loadMenu);
  const button = (
    <IconButton
      aria-label={t('language.choose')}
      aria-haspopup="menu"
      onClick={LanguageMenu ? undefined : () => void askForMenu()}
    >
      <IconLanguage aria-hidden stroke={1.6} />
    </IconButton>
  );
  return LanguageMenu ? <LanguageMenu button={button} /> : button;
}
