import { beforeEach, expect, test, vi } from 'vitest';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let install: typeof import('./install.ts');
let page: EventTarget;
let standalone: boolean;

beforeEach(async () => {
  vi.resetModules();
  page = new EventTarget();
  standalone = false;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  vi.stubGlobal('navigator', { userAgent: android, platform: 'Linux', maxTouchPoints: 5 });
  install = await import('./install.ts');
});

const state = () => install.installation.getState().state;

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { event, prompt };
}

test('the browser’s offer is kept and shown at a word', async () => {
  const onInstalled = vi.fn();
  install.watchInstall(onInstalled);
  expect(state()).toBe('unavailable');
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(state()).toBe('promptable');
  const answers = [install.promptInstall(), install.promptInstall()];
  // What was pressed stays where it is until the question is answered.
  expect(state()).toBe('promptable');
  expect(await Promise.all(answers)).toEqual([true, undefined]);
  expect(prompt).toHaveBeenCalledOnce();
  expect(state()).toBe('installed');
  page.dispatchEvent(new Event('appinstalled'));
  expect(onInstalled).toHaveBeenCalledOnce();
});

test('a refusal withdraws the offer', async () => {
  install.watchInstall(() => {});
  offer('dismissed');
  expect(await install.promptInstall()).toBe(false);
  expect(state()).toBe('unavailable');
});

test('an offer that is made again at once stands', async () => {
  install.watchInstall(() => {});
  offer('dismissed');
  const answer = install.promptInstall();
  offer('accepted');
  expect(await answer).toBe(false);
  expect(state()).toBe('promptable');
  expect(await install.promptInstall()).toBe(true);
});

test('a browser that will not ask withdraws its offer', async () => {
  install.watchInstall(() => {});
  offer('accepted').prompt.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await install.promptInstall()).toBe(false);
  expect(state()).toBe('unavailable');
});

test('the installed app offers nothing', () => {
  standalone = true;
  install.watchInstall(() => {});
  expect(state()).toBe('installed');
});

test.each([
  ['Safari on iPhone', `${iphone} Version/18.3 Mobile/15E148 Safari/604.1`, 'iPhone', 5, true],
  ['Chrome on iPhone', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'iPhone', 5, true],
  ['iPad, which calls itself a Mac', mac, 'MacIntel', 5, true],
  ['a browser inside another app', `${iphone} Mobile/15E148 [FBAN/FBIOS]`, 'iPhone', 5, false],
  ['a Mac', mac, 'MacIntel', 0, false],
  ['an Android phone', android, 'Linux armv8l', 5, false],
])('%s', (_, userAgent, platform, maxTouchPoints, expected) => {
  expect(install.isAppleTouch({ userAgent, platform, maxTouchPoints })).toBe(expected);
});
