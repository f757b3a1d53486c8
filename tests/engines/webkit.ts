import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { asFinder, asText, type Engine, phone, type Tab } from './engine.ts';

const libraries = '/usr/lib';
/** The name of an element's reference (WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's small browser on a screen that nobody sees, spoken to in WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const started: ChildProcess[] = [];
  const start = (program: string, args: string[], env = {}) => {
    const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
    started.push(child);
  };
  const display = `:${100 + (process.pid % 500)}`;
  start('Xvfb', [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const port = await freePort();
  start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    LANG: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error} ${message}`);
  };
  const stop = () => {
    for (const child of started.reverse()) child.kill();
  };
  let session: string;
  try {
    session = await begin(ask);
  } catch (error) {
    stop();
    throw error;
  }
  const inSession = (method: string, path: string, body?: object) =>
    ask(method, `/session/${session}${path}`, body);
  await inSession('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  const begun = String(await inSession('GET', '/window'));
  let last: Promise<unknown> = Promise.resolve();
  /** Commands go to one window at a time. */
  function inWindow<Result>(handle: string, work: () => Promise<Result>): Promise<Result> {
    const done = last.then(async () => {
      await inSession('POST', '/window', { handle });
      return work();
    });
    last = done.catch(() => undefined);
    return done;
  }

  async function newTab(): Promise<Tab> {
    const made = await inWindow(begun, () => inSession('POST', '/window/new', { type: 'tab' }));
    const { handle } = made as { handle: string };
    const here = <Result>(work: () => Promise<Result>) => inWindow(handle, work);
    const call = (text: string, given: readonly unknown[]) =>
      inSession('POST', '/execute/async', {
        script: `const done = arguments[1];
          Promise.resolve((${text})(arguments[0])).then(
            (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`,
        args: [JSON.stringify(given)],
      }) as Promise<{ value?: unknown; error?: string }>;
    return {
      open: (url) => here(async () => void (await inSession('POST', '/url', { url }))),
      run: (work, ...given) =>
        here(async () => {
          const { value, error } = await call(asText(work), given);
          if (error !== undefined) throw new Error(error);
          return JSON.parse(String(value));
        }),
      click: (find, ...given) =>
        here(async () => {
          const { value, error } = await call(asFinder(find), given);
          if (error !== undefined) throw new Error(error);
          if (!value) throw new Error(`Nothing to click: ${find}`);
          const element = (value as Record<string, string>)[elementKey];
          await inSession('POST', `/element/${element}/click`);
        }),
      type: (text, held) =>
        here(async () => {
          const press = (value: string) => ({ type: 'keyDown', value });
          const release = (value: string) => ({ type: 'keyUp', value });
          const typed = [...text].flatMap((value) => [press(value), release(value)]);
          const actions = held ? [press(held), ...typed, release(held)] : typed;
          await inSession('POST', '/actions', {
            actions: [{ type: 'key', id: 'keyboard', actions }],
          });
        }),
      narrow: () => here(async () => void (await inSession('POST', '/window/rect', phone))),
      close: () => here(async () => void (await inSession('DELETE', '/window'))),
    };
  }

  return {
    newTab,
    async close() {
      await inSession('DELETE', '').catch(() => undefined);
      stop();
    },
  };
}

/** Begins a session once the driver listens; rejects when it does not within ten seconds. */
async function begin(
  ask: (method: string, path: string, body?: object) => Promise<unknown>,
): Promise<string> {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const begun = await ask('POST', '/session', { capabilities: { alwaysMatch } });
      return (begun as { sessionId: string }).sessionId;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Path of the browser that comes with the library. */
function miniBrowser(): string {
  for (const architecture of readdirSync(libraries)) {
    if (!architecture.includes('linux-gnu')) continue;
    const folders = readdirSync(join(libraries, architecture));
    const newest = folders.filter((name) => name.startsWith('webkit2gtk-')).sort();
    const folder = newest.at(-1);
    if (folder) return join(libraries, architecture, folder, 'MiniBrowser');
  }
  throw new Error('There is no MiniBrowser of WebKitGTK on this machine.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
