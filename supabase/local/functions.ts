import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the hosted service puts into a function's environment; here the handler's second argument. */
export interface FunctionEnvironment {
  SUPABASE_URL: string;
  SUPABASE_ANON_KEY: string;
  SUPABASE_SERVICE_ROLE_KEY: string;
  SUPABASE_DB_URL: string;
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
  VAPID_SUBJECT: string;
  PUSH_SECRET: string;
  APP_URL: string;
  WEATHER_URL: string;
  MAIL_SECRET: string;
  MAIL_URL: string;
  MAIL_SMTP_URL?: string | undefined;
  MAIL_SERVICE_URL?: string | undefined;
  MAIL_SERVICE_KEY?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_REPLY_TO?: string | undefined;
  MAIL_PER_MINUTE?: string | undefined;
  MAIL_KEPT?: string | undefined;
  MAIL_BOUNCE_SECRET?: string | undefined;
}

/** An edge function: the default export of supabase/functions/<name>/handler.ts. */
export type FunctionHandler = (
  request: Request,
  environment: FunctionEnvironment,
) => Response | Promise<Response>;

const PREFIX = '/functions/v1/';

/**
 * Runs the edge functions of a folder in this process; each is loaded on its first call. `own` are those
 * that only this back end has.
 */
export function createFunctions(
  folder: string,
  environment: FunctionEnvironment,
  own: Readonly<Record<string, FunctionHandler>> = {},
) {
  const loaded = new Map(
    Object.entries(own).map(([name, handler]) => [name, Promise.resolve(handler)]),
  );
  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.slice(PREFIX.length).split('/')[0] ?? '';
    const path = join(folder, name, 'handler.ts');
    if (!loaded.has(name) && (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(path))) {
      return Response.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404 },
      );
    }
    try {
      const loading = loaded.get(name) ?? load(path);
      loaded.set(name, loading);
      // What cannot be loaded is tried again; one call that fails takes no function away.
      const handler = await loading.catch((error) => {
        loaded.delete(name);
        throw error;
      });
      return await handler(request, environment);
    } catch (error) {
      console.error(`[functions] ${name}:`, error);
      return Response.json(
        { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
        { status: 500 },
      );
    }
  };
}

async function load(path: string): Promise<FunctionHandler> {
  const module: { default?: unknown } = await import(pathToFileURL(path).href);
  if (typeof module.default !== 'function') throw new Error(`${path} has no default export`);
  return module.default as FunctionHandler;
}
