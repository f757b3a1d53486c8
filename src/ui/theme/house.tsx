import { Fragment, type ReactNode, useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import '../icon-frame.css';
import './fonts.css';
import './tokens.css';
import './paper.css';
import { onScheme } from './scheme.ts';

/** Gives everything inside the house's look, and follows the device's dark and light. */
export function House({ children }: { children: ReactNode }) {
  const direction = directionOf(useLanguage());
  useEffect(() => onScheme(() => {}), []);
  // Much is measured once for a writing direction; another one rebuilds it.
  return <Fragment key={direction}>{children}</Fragment>;
}
