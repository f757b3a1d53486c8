import WebSocket from 'ws';
import { type Finding, same, unknown } from './finding.ts';
import { askBackend, jsonOf, type Target } from './target.ts';

const PATIENCE_MS = 10_000;

/** Whether nobody makes an account for themselves. */
export async function checkSignUp(target: Target): Promise<Finding[]> {
  // No account comes of it where it is open: that is no address.
  const json = { email: 'deploy-check', password: '' };
  const answer = await askBackend(target, '/auth/v1/signup', { json });
  const { error_code: code } = (jsonOf(answer) ?? {}) as { error_code?: string };
  const settings = jsonOf(await askBackend(target, '/auth/v1/settings')) as
    | { external?: { anonymous_users?: boolean } }
    | undefined;
  return [
    same(
      'sign-up',
      'closed',
      code === 'signup_disabled' ? 'closed' : `open (${answer.status} ${code ?? ''})`,
    ),
    same('anonymous sign-in', 'off', settings?.external?.anonymous_users === false ? 'off' : 'on'),
  ];
}

/** Whether Realtime lets nobody onto a channel that no policy guards. */
export async function checkRealtime({ backend, key }: Target): Promise<Finding[]> {
  const what = 'public channels of Realtime';
  const address = `${backend.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`;
  const answer = await join(address).catch((error: Error) => error.message);
  if (answer === 'ok') return [same(what, 'refused', 'open')];
  // In whatever words, it says that only private ones are allowed.
  return [/private/i.test(answer) ? same(what, 'refused', 'refused') : unknown(what, answer)];
}

/** What the server answers to whoever joins a channel without a policy: `ok`, or why not. */
function join(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const end = (work: () => void) => {
      clearTimeout(timer);
      socket.close();
      work();
    };
    const timer = setTimeout(() => end(() => reject(new Error('no answer'))), PATIENCE_MS);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('open', () => {
      const payload = { config: { private: false, broadcast: {}, presence: {} } };
      const join = {
        topic: 'realtime:deploy-check',
        event: 'phx_join',
        ref: '1',
        join_ref: '1',
        payload,
      };
      socket.send(JSON.stringify(join));
    });
    socket.on('message', (data) => {
      const { event, payload } = JSON.parse(String(data));
      if (event !== 'phx_reply') return;
      const { status, response } = payload;
      end(() => resolve(status === 'ok' ? 'ok' : String(response?.reason)));
    });
  });
}
