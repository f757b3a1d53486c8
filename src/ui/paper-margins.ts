import { useEffect } from 'react';

/**
 * Names in the margins of every printed page whose it is: the forum where a line begins, `date` where
 * it ends. Boxes of a page's margin know no line of reading, so each side is told what it holds.
 */
export function usePaperMargins(forum: string, date: string, direction: 'ltr' | 'rtl'): void {
  useEffect(() => {
    // Not before: what the root sets is handed down to everything, which would be styled anew for it.
    const name = () => {
      const { style } = document.documentElement;
      const sides = direction === 'rtl' ? [date, forum] : [forum, date];
      style.setProperty('--paper-left', cssText(sides[0] ?? ''));
      style.setProperty('--paper-right', cssText(sides[1] ?? ''));
    };
    addEventListener('beforeprint', name);
    return () => removeEventListener('beforeprint', name);
  }, [forum, date, direction]);
}

/** A text as a string of CSS. */
export function cssText(text: string): string {
  const escaped = text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
