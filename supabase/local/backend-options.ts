import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { EmailMessage } from '@supabase/lite';
import type { AuthFigures } from './auth-limits.ts';
import type { DatabaseUser } from './postgres.ts';
import type { PushKeys } from './push-keys.ts';
import type { Secrets } from './secrets.ts';

/** Serves what is not the API: the built app, or the development server. */
export type AppListener = (request: IncomingMessage, response: ServerResponse) => void;

/** What a back end is started with. */
export interface BackendOptions {
  /** Connection strings of a database that has been bootstrapped and migrated. */
  databaseUrl(user: DatabaseUser): string;
  secrets: Secrets;
  pushKeys: PushKeys;
  /** False leaves the outbox of push messages to workers elsewhere. */
  push?: boolean;
  /** False leaves mails to workers elsewhere. */
  mail?: boolean;
  /** False keeps no mails to look at where no mail server is named. */
  mailbox?: boolean;
  /** False leaves counting viewers to another back end on the database, which has their sockets. */
  viewers?: boolean;
  /** How often the viewers of a live stream are counted, ms; every three seconds unless given. */
  viewersInterval?: number;
  /** Folder of the stored objects. */
  storageDir: string;
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; loopback unless given. */
  host?: string;
  /** Where people reach it through a proxy, as `https://forum.example`; this machine unless given. */
  siteUrl?: string | undefined;
  /** Makes the app's listener, once the HTTP server is there to share. */
  app?: (server: Server) => AppListener | Promise<AppListener>;
  /** Folder of the edge functions; the project's own unless given. */
  functionsDir?: string;
  /** What this server still waits for before its answers are whole, in plain words; nothing unless given. */
  unready?: () => readonly string[];
  /** Whether the database is gone and being started again; then the API says when to come back. */
  isDatabaseDown?: () => boolean;
  /** How often the site was published since the start. */
  publications?: () => number;
  /** Is given each mail of Auth first; true when it goes no other way. */
  takeMail?: ((message: EmailMessage) => boolean) | undefined;
  /** Is given the mails of Auth that do not leave this machine. */
  showMail?: ((message: EmailMessage) => void) | undefined;
  /** Is told what goes as it should, without personal data: mails that have left. */
  tell?: ((text: string) => void) | undefined;
  /** How many connections Realtime takes; TENANT_MAX_CONCURRENT_USERS, or any number, unless given. */
  maxConcurrentUsers?: number;
  /** How many of them it takes from one address; 2,000 unless given. */
  maxAtOneAddress?: number;
  /** How much guessing and mailing Auth lets through; as the hosted service does unless given. */
  authFigures?: AuthFigures;
}
