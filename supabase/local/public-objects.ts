import type { Sql } from 'postgres';
import type { StorageFiles } from './storage-files.ts';

const PREFIX = '/storage/v1/object/public/';

/**
 * Serves the objects of public buckets with validators. lite would write to the database at every
 * read and knows no 304. `sql` is the role postgres.
 */
export function createPublicObjects(sql: Sql, files: StorageFiles) {
  return async (request: Request): Promise<Response> => {
    const [bucket = '', ...parts] = decodedPath(request)?.split('/') ?? [];
    const key = parts.join('/');
    const [found] = await sql`
      select from storage.objects as o
      join storage.buckets as b on b.id = o.bucket_id
      where b.public and b.id = ${bucket} and o.name = ${key}`;
    if (!found) return missing();
    const ifNoneMatch = request.headers.get('if-none-match') ?? '';
    const object = await files
      .getObject(bucket, key, undefined, { ifNoneMatch })
      .catch(() => undefined);
    if (!object) return missing();
    const { metadata } = object;
    const headers = new Headers({
      'content-type': metadata.mimetype,
      'cache-control': cacheControl(metadata.cacheControl),
      etag: metadata.eTag,
    });
    if (metadata.lastModified) headers.set('last-modified', metadata.lastModified.toUTCString());
    if (!object.body) return new Response(null, { status: 304, headers });
    headers.set('content-length', String(metadata.size));
    if (request.method !== 'HEAD') return new Response(object.body as BodyInit, { headers });
    if (object.body instanceof ReadableStream) await object.body.cancel();
    return new Response(null, { headers });
  };
}

/** Whether the request reads a public object. */
export function isPublicObject(request: Request, pathname: string): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  return reading && pathname.startsWith(PREFIX);
}

function decodedPath(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length));
  } catch {
    return undefined;
  }
}

/** supabase-js sends the bare number of seconds as a form field, or the whole directive. */
function cacheControl(stored: string): string {
  return /^\d+$/.test(stored) ? `max-age=${stored}` : stored || 'max-age=3600';
}

function missing(): Response {
  const body = { statusCode: '404', error: 'not_found', message: 'Object not found' };
  return Response.json(body, { status: 400 });
}
