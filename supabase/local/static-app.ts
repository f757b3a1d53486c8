import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { pageFiles } from '../../src/shared/page-file.ts';
import type { FolderReader } from '../publisher/folder.ts';
import type { Freshness } from '../publisher/plan.ts';
import {
  codingFor,
  isWorthCompressing,
  type KeptCompression,
  keptCompression,
} from './compression.ts';
import { openHeaders } from './open-headers.ts';
import { readerHeaders, readerLanguage } from './reader-language.ts';
import { cacheControlOf, inlineScriptHashes, securityHeaders } from './security-headers.ts';

/** The media type of a file by the end of its name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
};

/** How long copies of published files may be kept that are not asked for each time. */
const CACHE_CONTROL: Record<Exclude<Freshness, 'asked'>, string> = {
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
};

/** A content network would keep the answer for a file that the next build brings. */
const refused = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

/** Published contents held in memory, the last ones read. */
const HELD_CONTENTS = 500;
/** What is held of files as they were compressed at the first reader's wish, bytes: a forum's pages in all languages. */
const HELD_COMPRESSED = 96 * 1024 * 1024;

interface File {
  content: Uint8Array;
  type: string;
  etag: string;
  cacheControl: string;
}

/**
 * Serves the built app and what is published the way their production host must: the published page
 * of an address where there is one, else the shell; 404 for missing files; validators, compression,
 * caching and security headers; with `https` those of a site that is never served without.
 */
export function createStaticApp(
  dist: string,
  published?: FolderReader,
  https = false,
): (request: Request) => Promise<Response> {
  const files = new Map<string, File & { modified: number }>();
  const contents = new Map<string, File>();
  const compressed = keptCompression(HELD_COMPRESSED);
  let headers: Record<string, string> | undefined;
  let shellEtag: string | undefined;

  const read = async (path: string): Promise<File | undefined> => {
    const known = files.get(path);
    const found = look(join(dist, path));
    if (!found?.isFile()) return undefined;
    if (known?.modified === found.mtimeMs) return known;
    const content = await readFile(join(dist, path));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const cacheControl = type.startsWith('text/html') ? 'no-cache' : cacheControlOf(path);
    const modified = found.mtimeMs;
    const file = { content, type, etag, cacheControl, modified };
    files.set(path, file);
    return file;
  };

  const readPublished = async (path: string): Promise<File | undefined> => {
    const found = await published?.find(path);
    if (!published || !found) return undefined;
    const known = contents.get(found.hash);
    contents.delete(found.hash);
    const file = known ?? {
      content: await published.read(found),
      type: found.type,
      etag: `"${found.hash.slice(0, 22)}"`,
      cacheControl:
        found.freshness === 'asked' ? cacheControlOf(`/${path}`) : CACHE_CONTROL[found.freshness],
    };
    contents.set(found.hash, file);
    const [oldest = ''] = contents.keys();
    if (contents.size > HELD_CONTENTS) contents.delete(oldest);
    return file;
  };

  /** The page of an address: published, else the shell; nothing for what looks like a file. */
  const readPage = async (request: Request, path: string): Promise<File | undefined> => {
    if (extname(path) !== '' || path.startsWith('/assets/') || path.startsWith('/locales/')) {
      return undefined;
    }
    const shell = await read('/index.html');
    const reader = readerLanguage(request.headers);
    for (const file of pageFiles(new URL(request.url), reader)) {
      const page = await readPublished(file);
      if (page && isOfBuild(page, shell)) return page;
    }
    return shell;
  };

  /** The policy names the inline scripts of the page as it is now: a new build may lie there. */
  const headersNow = async (): Promise<Record<string, string>> => {
    const shell = await read('/index.html');
    if (headers && shell?.etag === shellEtag) return headers;
    const html = Buffer.from(shell?.content ?? '').toString('utf8');
    shellEtag = shell?.etag;
    headers = securityHeaders({
      scriptHashes: inlineScriptHashes(html),
      tiles: process.env.VITE_TILE_URL,
      streams: process.env.STREAM_ORIGINS,
      audio: process.env.AUDIO_ORIGINS,
      https,
    });
    return headers;
  };

  return async (request) => {
    const common = await headersNow();
    const answer = (status: number, text: string, more: Record<string, string> = {}) =>
      new Response(text, { status, headers: { ...common, ...refused, ...more } });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const path = pathOf(request);
    if (path === undefined) return answer(400, 'Bad request');
    // What begins with a dot is nobody's page, and no file of the app.
    if (path.includes('/.')) return answer(404, 'Not found');
    const file = await read(path);
    if (file) return send(request, file, common, compressed);
    const told = await readPublished(path.slice(1));
    if (told) return send(request, told, openHeaders(path, common), compressed);
    const page = await readPage(request, path);
    return page
      ? send(request, page, { ...common, vary: readerHeaders }, compressed)
      : answer(404, 'Not found');
  };
}

/** What lies at a path. At once: to ask another thread, twice for each request, is a third of what answering costs. */
function look(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A name that is longer than any, say.
    return undefined;
  }
}

/** The shell (by its etag) that a published page was found to have its scripts from. */
const madeWith = new WeakMap<File, string>();

/**
 * Whether a published page was made from the build that is served: after an update those of the one
 * before name code that is gone, until all are published anew.
 */
function isOfBuild(page: File, shell: File | undefined): boolean {
  if (!shell) return false;
  if (madeWith.get(page) === shell.etag) return true;
  const text = (file: File) => Buffer.from(file.content).toString('utf8');
  const scripts = text(shell).match(/<script(?! data-shell)[^>]*>[\s\S]*?<\/script>/g) ?? [];
  const html = text(page);
  // A page names the files of its code; what the shell has inside it for all must be the same to the byte.
  const named = scripts.map((script) => /^<script[^>]* src="([^"]+)"/.exec(script)?.[1] ?? script);
  if (!named.every((part) => html.includes(part))) return false;
  madeWith.set(page, shell.etag);
  return true;
}

/** The one spelling of a path, for each is remembered with a copy of its file: `//a` is `/a`. */
function pathOf(request: Request): string | undefined {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname);
    return path.includes('\0') || /\/\.\.(\/|$)/.test(path) ? undefined : posix.normalize(path);
  } catch {
    return undefined;
  }
}

async function send(
  request: Request,
  file: File,
  common: Record<string, string>,
  compressed: KeptCompression,
): Promise<Response> {
  const headers = new Headers(common);
  headers.set('content-type', file.type);
  headers.set('etag', file.etag);
  headers.set('cache-control', file.cacheControl);
  const compressible = isWorthCompressing(file.type, file.content.length);
  if (compressible) headers.append('vary', 'accept-encoding');
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const coding = compressible ? codingFor(request.headers.get('accept-encoding')) : undefined;
  const content = coding ? await compressed(file.etag, file.content, coding) : file.content;
  if (coding) headers.set('content-encoding', coding);
  headers.set('content-length', String(content.length));
  return new Response(request.method === 'HEAD' ? null : (content as BodyInit), { headers });
}
