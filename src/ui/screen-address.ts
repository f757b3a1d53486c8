import { useMatches } from '@tanstack/react-router';
import { createContext, createElement, type ReactNode, use, useMemo } from 'react';

type Texts = Readonly<Record<string, string>>;

/** What an address says to the screen that is shown at it. */
export interface ScreenAddress {
  /** What comes after its `?`, by name. */
  readonly search: Texts;
  /** What stands for the `$names` of its path. */
  readonly params: Texts;
  /** The screen was made for a reader who comes back to it, before they do. */
  readonly comesBack?: true;
  /** The reader opens the screen on a phone, and begins at its top. */
  readonly opens?: boolean;
}

const Address = createContext<ScreenAddress>({ search: {}, params: {} });

/**
 * The address that this screen is shown at. One that is kept while another is on show keeps its
 * own, so that it is as it was when it is shown again.
 */
export function useScreenAddress(): ScreenAddress {
  return use(Address);
}

/** Gives the screens inside an address of their own. */
export function AddressProvider(props: { value: ScreenAddress; children?: ReactNode }) {
  return createElement(Address, { value: props.value }, props.children);
}

/** Gives the screens inside the address that is on show. */
export function PresentAddress({ children }: { children?: ReactNode }) {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const { search, params } = match ?? {};
  const value = useMemo(
    () => ({ search: (search ?? {}) as Texts, params: (params ?? {}) as Texts }),
    [search, params],
  );
  return createElement(Address, { value }, children);
}
