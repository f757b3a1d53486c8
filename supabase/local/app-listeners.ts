import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { folderReader } from '../publisher/folder.ts';
import type { AppListener } from './backend-options.ts';
import { createStaticApp } from './static-app.ts';

/** An app's listener and how to end what stands behind it. */
export interface App {
  listener(server: Server): Promise<AppListener>;
  close(): Promise<void>;
}

/** The built app in a folder, with what is published in another; `https`: it is never served without. */
export function builtApp(dist: string, published?: string, https = false): App {
  const reader = published === undefined ? undefined : folderReader(published);
  const listener = getRequestListener(createStaticApp(dist, reader, https), {
    overrideGlobalObjects: false,
  });
  return {
    listener: () => Promise.resolve((request, response) => void listener(request, response)),
    close: () => Promise.resolve(),
  };
}

/** Vite's development server on the same origin; modules are replaced through the same HTTP server. */
export function developmentApp(root: string): App {
  let close = () => Promise.resolve();
  return {
    async listener(server) {
      const { createServer } = await import('vite');
      const vite = await createServer({
        root,
        configFile: join(root, 'vite.config.ts'),
        appType: 'spa',
        server: {
          middlewareMode: true,
          hmr: { server },
          // Postgres writes there all the time, and its folder may be closed to this account.
          watch: { ignored: ['**/.data/**', '**/dist/**'] },
        },
      });
      close = () => vite.close();
      return (request, response) => vite.middlewares(request, response);
    },
    close: () => close(),
  };
}
