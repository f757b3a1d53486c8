import { useLayoutEffect } from 'react';

/**
 * Marks the root element with `data-NAME` for as long as who asks is shown, for styles of the whole page.
 * Asked with `:has()` instead, every element that comes or goes anywhere would have the page styled anew.
 */
export function useRootMark(name: string): void {
  useLayoutEffect(() => {
    const attribute = `data-${name}`;
    document.documentElement.setAttribute(attribute, '');
    return () => document.documentElement.removeAttribute(attribute);
  }, [name]);
}
