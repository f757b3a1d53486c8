import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { type Administrator, createAdministrator } from '#local/administrators.ts';
import { joinPostgres } from '#local/postgres.ts';
import { certificate } from '../push/vendor.ts';

const root = join(import.meta.dirname, '../..');

/** The demonstration with its pages, behind a network that can be taken away. */
export interface Forum extends AsyncDisposable {
  readonly origin: string;
  readonly sql: Sql;
  readonly administrator: Administrator;
  readonly network: Network;
}

/** Starts the forum as `npm start` does, on ports of its own. */
export async function startForum(port: number): Promise<Forum> {
  const folder = await mkdtemp(join(tmpdir(), 'forum-engines-'));
  const tsx = './supabase/local/tsx-after-lite.mjs';
  const command = ['--import', tsx, 'supabase/local/cli.ts', 'start', '--publish', 'once'];
  const server = spawn(
    process.execPath,
    [...command, '--port', String(port + 1), '--data', folder],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // The stand-in for a push service shows it.
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(`http://127.0.0.1:${port + 1}/sitemap.xml`, () => server.exitCode);
    const joined = await joinPostgres(join(folder, 'postgres'));
    const sql = postgres(joined.url(), { max: 2, onnotice: () => {} });
    const network = new Network(port, port + 1);
    await network.open();
    return {
      origin: `http://127.0.0.1:${port}`,
      sql,
      administrator: await createAdministrator(sql, 'engines@forum.example'),
      network,
      async [Symbol.asyncDispose]() {
        await network.close();
        await sql.end({ timeout: 2 });
        await joined.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until an address answers with a page; rejects after five minutes or with the server's end. */
async function answers(address: string, exitCode: () => number | null): Promise<void> {
  for (let second = 0; second < 300; second += 1) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (exitCode() !== null) throw new Error('The forum has ended before it answered.');
    await pause(1_000);
  }
  throw new Error(`${address} was not there after five minutes.`);
}

/** What lies between a browser and a port: closed, it refuses every connection and ends those there are. */
class Network {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  private readonly port: number;
  private readonly behind: number;

  constructor(port: number, behind: number) {
    this.port = port;
    this.behind = behind;
  }

  async open(): Promise<void> {
    if (this.server) return;
    const server = createServer((outer) => {
      const inner = connect(this.behind, '127.0.0.1');
      for (const [socket, other] of [
        [outer, inner],
        [inner, outer],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
