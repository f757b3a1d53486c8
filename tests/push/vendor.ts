import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { complaintOf } from './complaint.ts';

/** Self-signed until 2119, for `localhost`; who asks must be told to trust it. */
export const certificate = join(import.meta.dirname, 'tls/certificate.pem');

/** A request that a push service answered. */
interface Answered {
  readonly path: string;
  readonly status: number;
  readonly body: Buffer;
}

/**
 * A vendor's push service as it answers over TLS, by the path of the endpoint: `/taken`, `/unknown`,
 * `/ended`, `/large`, and `/busy`, which takes the second request. It believes nothing: a request that
 * the standards do not allow is refused and complained of.
 */
export async function openVendor(publicKey: string) {
  const answered: Answered[] = [];
  const complaints: string[] = [];
  const key = readFileSync(join(import.meta.dirname, 'tls/key.pem'));
  const server = createServer(
    { key, cert: readFileSync(certificate) },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const answer = (status: number, headers = {}) => {
        answered.push({ path, status, body });
        response.writeHead(status, headers).end();
      };
      const complaint = complaintOf(request, body, publicKey, origin);
      if (complaint) {
        complaints.push(`${path}: ${complaint}`);
        return answer(request.headers.authorization ? 403 : 401);
      }
      const isFirst = answered.every((one) => one.path !== path);
      if (path === '/busy' && isFirst) return answer(429, { 'retry-after': '1' });
      return answer({ '/unknown': 404, '/ended': 410, '/large': 413 }[path] ?? 201);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** What was answered so far, in order. */
    answered,
    /** What was wrong with requests. */
    complaints,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
