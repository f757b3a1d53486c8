import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a mail server does to one try of one mail. */
export type Fault =
  | 'none'
  | 'refuses_connection'
  | 'busy_recipient'
  | 'no_such_recipient'
  | 'drops_recipient'
  | 'drops_data'
  | 'busy_data'
  | 'refuses_data'
  | 'drops_before_answer'
  | 'drops_after_answer';

/** A mail that the server has accepted: whether its answer reached whoever sent it is another matter. */
interface Accepted {
  readonly id: string;
  readonly to: string;
  readonly raw: string;
}

const failure = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

/**
 * A mail server on loopback, on a free port unless one is named; `faultOf` says what happens to a try to
 * send to an address.
 */
export async function startMailServer(faultOf: (to: string, attempt: number) => Fault, wanted = 0) {
  const accepted: Accepted[] = [];
  const attempts = new Map<string, number>();
  const faults = new Map<string, Fault>();
  const drop = ({ id }: SMTPServerSession) => {
    const connections = server.connections as unknown as Set<{
      id: string;
      _socket: { destroy(): void };
    }>;
    for (const connection of connections) {
      if (connection.id === id) connection._socket.destroy();
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(),
    onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const fault = faultOf(address, attempt);
      faults.set(session.id, fault);
      if (fault === 'refuses_connection') return done(failure(421, '4.3.2 closing'));
      if (fault === 'busy_recipient') return done(failure(451, '4.7.1 greylisted'));
      if (fault === 'no_such_recipient')
        return done(failure(550, `5.1.1 <${address}>: no such user`));
      if (fault === 'drops_recipient') return drop(session);
      done();
    },
    onData(stream, session, done) {
      const fault = faults.get(session.id);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        parts.push(part);
        if (fault === 'drops_data') drop(session);
      });
      stream.on('end', () => {
        if (fault === 'busy_data') return done(failure(452, '4.3.1 disk full'));
        if (fault === 'refuses_data') return done(failure(554, '5.6.0 content refused'));
        if (fault === 'drops_data') return;
        const raw = Buffer.concat(parts).toString();
        const id = /^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1] ?? '';
        const to = session.envelope.rcptTo[0]?.address ?? '';
        accepted.push({ id, to, raw });
        if (fault === 'drops_before_answer') return drop(session);
        done(null, 'queued');
        if (fault === 'drops_after_answer') setTimeout(() => drop(session), 5);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=none`,
    accepted: accepted as readonly Accepted[],
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
