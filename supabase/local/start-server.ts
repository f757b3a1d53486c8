import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';
import { PlainError } from './command.ts';
import { runProgram } from './postgres-binaries.ts';
import { runningPort } from './running-server.ts';

export interface ServerOptions {
  /** TCP port on loopback; a free one when absent. */
  port?: number;
  /** False gives up crash safety for speed: tests only. */
  durable?: boolean;
}

const START_SECONDS = 30;

/** Starts the cluster's server, apart from this process, and returns its port. */
export async function startServer(
  { path, account }: ClusterFolder,
  pgCtl: string,
  options: ServerOptions,
): Promise<number> {
  const log = join(path, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const flags = serverSettings(port, options.durable ?? true).map(([k, v]) => `-c ${k}=${v}`);
    const args = ['start', '-D', path, '-l', log, '-w', '-t', String(START_SECONDS)];
    try {
      await rm(log, { force: true });
      await runProgram(pgCtl, [...args, '-o', flags.join(' ')], {
        account,
        timeoutMs: (START_SECONDS + 5) * 1000,
      });
      return port;
    } catch (error) {
      // Another start was quicker: whether this one may stay is decided by the ownership.
      const other = await runningPort(path);
      if (other !== undefined) return other;
      const lines = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-8);
      const taken = lines.some((line) => /could not bind|Address already in use/.test(line));
      if (taken && options.port === undefined && attempt < 3) continue;
      if (taken) throw new PlainError(`Postgres could not use port ${port}: it is taken.`);
      const reason = (error as Error).message;
      throw new PlainError(`Postgres did not start: ${reason}\n${lines.join('\n')}\nLog: ${log}`);
    }
  }
}

/** A TCP port on loopback that nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function serverSettings(port: number, durable: boolean): [string, string | number][] {
  const common: [string, string | number][] = [
    ['port', port],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', 200],
    ['shared_buffers', '64MB'],
    ['max_wal_senders', 0],
    ['max_wal_size', '256MB'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    ['log_min_messages', 'warning'],
    ['log_min_error_statement', 'panic'],
    ['jit', 'off'],
  ];
  // A running server can be copied (backup/copy-cluster.ts) with a log that says enough.
  if (durable) return [...common, ['wal_level', 'replica']];
  return [
    ...common,
    ['wal_level', 'minimal'],
    ['fsync', 'off'],
    ['synchronous_commit', 'off'],
    ['full_page_writes', 'off'],
  ];
}
