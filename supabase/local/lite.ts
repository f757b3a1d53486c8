import type { EmailMessage } from '@supabase/lite';
import type { Caller } from './caller.ts';
import { signToken } from './jwt.ts';
import { loadLite, quietly } from './load-lite.ts';
import { mailTemplates } from './mail-texts.ts';
import { sayInOneLine } from './one-line-error.ts';
import type { StorageFiles } from './storage-files.ts';

/** The table API, Auth and Storage of @supabase/lite, for requests whose caller is already known. */
export interface Lite {
  fetch(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

export interface LiteOptions {
  /** Connection string of the role postgres. */
  databaseUrl: string;
  jwtSecret: string;
  files: StorageFiles;
  /** Where links in mails lead back to. */
  siteUrl: string;
  sendMail(message: EmailMessage): Promise<void>;
}

/** Tokens made for one hand-over need not live long. */
const HANDOVER_SECONDS = 60;

/**
 * The longest that a statement may take, as the hosted service sets it for who has signed in, ms: lite takes
 * on a role within a transaction, where what the role itself says of this does not count.
 */
const STATEMENT_MS = 8_000;

/** Loads lite, which takes about a second, and connects it. */
export async function startLite(options: LiteOptions): Promise<Lite> {
  const { App, createPostgresConnection } = await loadLite();
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      max: 8,
      onnotice: () => undefined,
      connection: { statement_timeout: STATEMENT_MS },
    },
  });
  keepGrants(connection);
  // lite logs each question that Postgres refuses, with whatever its sender wrote.
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => sayInOneLine(normalize(error));
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      site_url: options.siteUrl,
      enable_signup: false,
      minimum_password_length: 8,
      // With two mails lite asks for an answer to the one to the old address alone: the new one, by which
      // somebody is invited, would be taken unseen.
      email: { enable_signup: false, double_confirm_changes: false, template: mailTemplates },
    },
    storage: { enabled: true },
    options: {
      server: { apiKeys: false, disableStudio: true, disableFallback: true },
      drivers: {
        email: { send: (message: EmailMessage) => options.sendMail(message) },
      },
    },
  });
  app._storageAdapter = options.files;
  await quietly(() => app.init());
  return {
    async fetch(request, caller) {
      const headers = new Headers(request.headers);
      headers.delete('apikey');
      headers.delete('authorization');
      const token = tokenOf(request, caller, options.jwtSecret);
      if (token) headers.set('authorization', `Bearer ${token}`);
      return app.fetch(withHeaders(request, headers));
    },
    close: () => connection.close(),
  };
}

/**
 * On its first request lite 0.10 would grant everything in every schema with RLS to anon and
 * authenticated, private columns included. It does so while this state is unknown.
 */
function keepGrants(connection: object): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** A copy, made from its parts: the HTTP server's requests are not the platform's own class. */
function withHeaders(request: Request, headers: Headers): Request {
  const { url, method, body } = request;
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });
}

/** lite knows tokens only: the service key becomes one, and anonymous callers bring none. */
function tokenOf(request: Request, caller: Caller, secret: string): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer?.includes('.')) return bearer;
  if (caller.role === 'anon') return undefined;
  const exp = Math.floor(Date.now() / 1000) + HANDOVER_SECONDS;
  return signToken({ ...caller.claims, exp }, secret);
}
