import type { Server } from 'node:net';
import { PlainError } from './command.ts';

/** Has a server listen; resolves with the port, which is another than asked for where that is 0. Says so if it is taken. */
export function listenAt(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what listens there, or choose another with --port.`;
      reject(error.code === 'EADDRINUSE' ? new PlainError(taken) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The server has no port'));
    });
  });
}
