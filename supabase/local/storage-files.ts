import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';
import { writeWhole } from './whole-file.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

interface Description {
  contentType: string;
  cacheControl: string;
  eTag: string;
  size: number;
  lastModified: string;
}

/** Up to how many bytes a file is read at once, and beyond in pieces, as they are taken: who reads slowly holds little memory. */
const AT_ONCE = 128 * 1024;

/** Ends every object's path. No encoded part of a key can be the same. */
const FILE_NAME = '%object';

/**
 * Keeps the bytes of stored objects as files: `<root>/<bucket>/<key…>/%object`, and what they are
 * beside them. Versions are not told apart: lite names none when it uploads.
 */
export class StorageFiles implements StorageAdapter {
  readonly driver: string;
  private readonly durable: boolean;

  /** Not durable, it leaves the disk its time: for what can be made anew. */
  constructor(root: string, durable = true) {
    this.driver = root;
    this.durable = durable;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const path = this.pathOf(bucket, key);
    const bytes = Buffer.from(body instanceof Uint8Array ? body : await collect(body));
    const description: Description = {
      contentType,
      cacheControl,
      eTag: eTagOf(bytes),
      size: bytes.length,
      lastModified: new Date().toISOString(),
    };
    await mkdir(dirname(path), { recursive: true });
    // Who sent it deletes their own copy.
    const { durable } = this;
    await writeWhole(path, bytes, { durable });
    await writeWhole(`${path}.json`, JSON.stringify(description), { durable });
    return metadataOf(description);
  }

  async getObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    headers: { ifNoneMatch?: string } = {},
  ) {
    const path = this.pathOf(bucket, key);
    const metadata = metadataOf(await readDescription(path));
    // On the way it may have become a weak one, or one of several.
    if (headers.ifNoneMatch?.includes(metadata.eTag)) return { metadata, httpStatusCode: 304 };
    const file = await open(path);
    // The same bytes to the end, though the file be replaced meanwhile.
    const { size } = await file.stat();
    if (size === metadata.size && size > AT_ONCE) {
      const body = Readable.toWeb(file.createReadStream()) as ReadableStream;
      return { metadata, httpStatusCode: 200, body };
    }
    const body = await file.readFile().finally(() => file.close());
    if (size === metadata.size) return { metadata, httpStatusCode: 200, body };
    // Replaced between the two, or while the disk was full: what is told is of these bytes.
    const own = { ...metadata, eTag: eTagOf(body), size, contentLength: size };
    return { metadata: own, httpStatusCode: 200, body };
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    return metadataOf(await readDescription(this.pathOf(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    destinationBucket: string,
    destination: string,
  ) {
    const from = this.pathOf(sourceBucket, source);
    const to = this.pathOf(destinationBucket, destination);
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to);
    await cp(`${from}.json`, `${to}.json`);
    const { eTag, lastModified } = metadataOf(await readDescription(to));
    return { httpStatusCode: 200, eTag, lastModified };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const path = this.pathOf(bucket, key);
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
    await removeEmpty(dirname(path), this.driver);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(`file://${this.pathOf(bucket, key)}`);
  }

  /** Every part is encoded, so that no key leads out of the folder. */
  private pathOf(bucket: string, key: string): string {
    const parts = [bucket, ...key.split('/')];
    return join(this.driver, ...parts.map(encodePart), FILE_NAME);
  }
}

/** How long a name and a path may be on the disk, in bytes. */
const LONGEST = { name: 255, path: 3_000 };

/** Whether a key's names, as they are written, are too long for the disk. */
export function isKeyTooLong(key: string): boolean {
  const names = key.split('/').map(encodePart);
  return names.join('/').length > LONGEST.path || names.some((name) => name.length > LONGEST.name);
}

function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/^\.+$/, (dots) => dots.replaceAll('.', '%2E')) || '%';
}

async function readDescription(path: string): Promise<Description> {
  return JSON.parse(await readFile(`${path}.json`, 'utf8'));
}

function metadataOf({
  contentType,
  cacheControl,
  eTag,
  size,
  lastModified,
}: Description): Metadata {
  const modified = new Date(lastModified);
  const told = { mimetype: contentType, cacheControl, eTag, size, contentLength: size };
  return { ...told, lastModified: modified, httpStatusCode: 200 };
}

function eTagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
}

async function collect(stream: Exclude<Body, Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let at = folder; at.length > root.length; at = dirname(at)) {
    const removed = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}
