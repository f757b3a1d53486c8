import { useRouter } from '@tanstack/react-router';
import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react';
import { type AddressName, addressOf } from '#shared/addresses.ts';
import type { Language } from '#shared/localized.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: AddressName;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  /** The part of the page to show. */
  readonly anchor?: string;
}

/** The language that links name, where the address does; without the app nothing else keeps it. */
export const LinkLanguage = createContext<Language | undefined>(undefined);

/**
 * A link to a place of the site. It is a plain anchor that hands ordinary clicks to the router and
 * follows no router state, so that a list can hold hundreds of them.
 */
export function PlaceLink({ to, parameters, search, anchor, onClick, ...rest }: Props) {
  const router = useRouter();
  const lng = useContext(LinkLanguage);
  const address = addressOf(to, parameters, lng ? { ...search, lng } : search);
  const href = `${address}${anchor ? `#${anchor}` : ''}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !plain || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
