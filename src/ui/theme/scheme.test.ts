import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser whose device is dark or not, with what it has kept; `refuses` as with storage switched off. */
async function browser({
  dark = false,
  kept = {} as Record<string, string>,
  refuses = false,
} = {}) {
  vi.useFakeTimers();
  const device = Object.assign(new EventTarget(), { matches: dark });
  const tab = new EventTarget();
  const held = new Map(Object.entries(kept));
  const root = { dataset: {} as Record<string, string>, shown: '' };
  const storage = () => {
    if (refuses) throw new DOMException('refused', 'SecurityError');
    return held;
  };
  vi.stubGlobal('matchMedia', () => device);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => storage().set(key, value),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('document', {
    documentElement: {
      dataset: root.dataset,
      setAttribute: (name: string, value: string) => {
        if (name === 'data-mantine-color-scheme') root.shown = value;
      },
    },
  });
  vi.resetModules();
  const { scheme, chooseScheme, onScheme } = await import('./scheme.ts');
  return {
    ...{ scheme, chooseScheme, onScheme, held, root },
    turn(matches: boolean) {
      device.matches = matches;
      device.dispatchEvent(new Event('change'));
    },
    elsewhere(key: string, newValue: string | null) {
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

test('until it is chosen the device says it, and its change is followed', async () => {
  const { scheme, onScheme, turn, root } = await browser();
  const heard = vi.fn();
  const stop = onScheme(heard);
  expect(scheme()).toBe('auto');
  turn(true);
  expect(root.shown).toBe('dark');
  turn(false);
  expect(root.shown).toBe('light');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  turn(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is chosen is kept, shown at once without a transition, and stays when the device changes', async () => {
  const { scheme, chooseScheme, onScheme, turn, held, root } = await browser({ dark: true });
  onScheme(() => {});
  chooseScheme('light');
  expect([scheme(), root.shown]).toEqual(['light', 'light']);
  expect(held.get('mantine-color-scheme-value')).toBe('light');
  expect(root.dataset).toHaveProperty('changesScheme');
  vi.runAllTimers();
  expect(root.dataset).not.toHaveProperty('changesScheme');
  turn(true);
  expect(root.shown).toBe('light');
});

test('a choice of before holds, and another tab’s is followed; what is no scheme is not', async () => {
  const { scheme, onScheme, elsewhere, root } = await browser({
    kept: { 'mantine-color-scheme-value': 'dark' },
  });
  onScheme(() => {});
  expect(scheme()).toBe('dark');
  elsewhere('mantine-color-scheme-value', 'light');
  expect([scheme(), root.shown]).toEqual(['light', 'light']);
  elsewhere('mantine-color-scheme-value', 'mauve');
  elsewhere('something else', 'dark');
  elsewhere('mantine-color-scheme-value', null);
  expect(scheme()).toBe('light');
  expect((await browser({ kept: { 'mantine-color-scheme-value': 'mauve' } })).scheme()).toBe(
    'auto',
  );
});

test('a browser that refuses storage keeps it for the visit', async () => {
  const { scheme, chooseScheme, root } = await browser({ refuses: true });
  expect(scheme()).toBe('auto');
  chooseScheme('dark');
  expect([scheme(), root.shown]).toEqual(['dark', 'dark']);
});
