import { useSyncExternalStore } from 'react';

/** What the reader has chosen; `auto` is the device's own setting. */
export type Scheme = 'light' | 'dark' | 'auto';

/** Where the choice is kept (`index.html` reads it before the first paint), and the attribute that styles look at. */
const kept = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

const known = (value: string | null): value is Scheme =>
  value === 'light' || value === 'dark' || value === 'auto';

const device =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let chosen: Scheme | undefined;

/** The scheme that is chosen; a browser that refuses storage keeps it for this visit. */
export function scheme(): Scheme {
  if (chosen === undefined) {
    chosen = 'auto';
    try {
      const value = localStorage.getItem(kept);
      if (known(value)) chosen = value;
    } catch {
      // Then it is the device's.
    }
  }
  return chosen;
}

const isDark = () => (scheme() === 'auto' ? (device?.matches ?? false) : scheme() === 'dark');

function show(): void {
  document.documentElement.setAttribute(attribute, isDark() ? 'dark' : 'light');
  for (const listener of listeners) listener();
}

/** Chooses a scheme, for this device and its other tabs, and shows it at once. */
export function chooseScheme(value: Scheme): void {
  if (value === scheme()) return;
  chosen = value;
  try {
    localStorage.setItem(kept, value);
  } catch {
    // It holds for this visit.
  }
  const { dataset } = document.documentElement;
  // What moves between colours would take its time one after the other.
  dataset.changesScheme = '';
  show();
  setTimeout(() => delete dataset.changesScheme, 10);
}

/** Hears of the scheme being changed, here, by another tab or by the device. */
export function onScheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    device?.addEventListener('change', show);
    addEventListener('storage', follow);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    device?.removeEventListener('change', show);
    removeEventListener('storage', follow);
  };
}

function follow({ key, newValue }: StorageEvent): void {
  if (key !== kept || !known(newValue)) return;
  chosen = newValue;
  show();
}

/** Whether the page is dark now; a published page does not know and is taken for light. */
export function useDark(): boolean {
  return useSyncExternalStore(onScheme, isDark, () => false);
}
