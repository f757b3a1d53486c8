import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asFinder, asText, type Engine, phone, type Tab } from './engine.ts';

const preferences = {
  'intl.accept_languages': 'fr',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Has the browser take messages from a push service on this machine, and ask nobody whether it may. */
const pushPreferences = (service: string) => ({
  'dom.push.connection.enabled': true,
  'alerts.useSystemBackend': false,
  'dom.push.serverURL': service,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.testing.ignorePermission': true,
  'permissions.default.desktop-notification': 1,
});

interface Remote {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

/** Starts Firefox without a window, spoken to in WebDriver BiDi; its push service is at a `ws:` address. */
export async function startFirefox(service: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'forum-firefox-'));
  const lines = Object.entries({ ...preferences, ...pushPreferences(service) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = speak(socket);
  await send('session.new', { capabilities: {} });

  async function newTab(): Promise<Tab> {
    const { context } = await send('browsingContext.create', { type: 'tab' });
    const call = async (text: string, given: readonly unknown[]): Promise<Remote> => {
      const answer = await send('script.callFunction', {
        functionDeclaration: text,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'success') return answer.result as Remote;
      throw new Error(JSON.stringify(answer.exceptionDetails));
    };
    const perform = (...actions: object[]) => send('input.performActions', { context, actions });
    return {
      async open(url) {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async run(work, ...given) {
        return JSON.parse(String((await call(asText(work), given)).value));
      },
      async click(find, ...given) {
        const { sharedId } = await call(asFinder(find), given);
        if (!sharedId) throw new Error(`Nothing to click: ${find}`);
        const origin = { type: 'element', element: { sharedId } };
        await perform({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      },
      async type(text, held) {
        const press = (value: string) => ({ type: 'keyDown', value });
        const release = (value: string) => ({ type: 'keyUp', value });
        const typed = [...text].flatMap((value) => [press(value), release(value)]);
        const actions = held ? [press(held), ...typed, release(held)] : typed;
        await perform({ type: 'key', id: 'keyboard', actions });
      },
      async narrow() {
        await send('browsingContext.setViewport', { context, viewport: phone });
      },
      async close() {
        await send('browsingContext.close', { context });
      },
    };
  }

  return {
    newTab,
    async close() {
      socket.close();
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where the browser listens; rejects when it ends before. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`Firefox has ended: ${said}`)));
    browser.stderr?.on('data', (part: Buffer) => {
      said += part;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}

/** Sends commands and resolves with their results, by their numbers. */
function speak(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (text) => {
    const answer: Answer = JSON.parse(String(text));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.result) return answer.result;
    throw new Error(`${method}: ${answer.error} ${answer.message}`);
  };
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}
