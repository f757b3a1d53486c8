import { apiFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';
import type { Lite } from './lite.ts';
import { isPublicObject } from './public-objects.ts';
import { isKeyTooLong } from './storage-files.ts';
import { checkUpload } from './upload-check.ts';

interface StorageParts {
  lite: Lite;
  publicObjects(request: Request): Promise<Response>;
}

const LIST = '/storage/v1/object/list/';

/** Storage: public objects from their files, everything else through lite, mended where it differs. */
export async function handleStorage(
  request: Request,
  caller: Caller,
  parts: StorageParts,
): Promise<Response> {
  const response = await answer(request, caller, parts);
  // What was uploaded lies on the app's own origin and must never run there.
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  return new Response(response.body, { status: response.status, headers });
}

async function answer(
  request: Request,
  caller: Caller,
  { lite, publicObjects }: StorageParts,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isKeyTooLong(decodeURIComponent(pathname))) {
    const message = 'The name is too long: 255 letters at most, each of Arabic counting as six.';
    return apiFailure(pathname, { status: 400, code: 'InvalidKey', message });
  }
  if (isPublicObject(request, pathname)) return publicObjects(request);
  if (request.method === 'POST' && pathname.startsWith(LIST)) return list(request, caller, lite);
  const writes = request.method === 'POST' || request.method === 'PUT';
  const uploads = writes && /^\/storage\/v1\/object\/(?!(sign|move|copy)(\/|$))/.test(pathname);
  const checked = uploads ? await checkUpload(request) : request;
  return checked instanceof Response ? checked : lite.fetch(checked, caller);
}

interface Listed {
  name: string;
  id: string | null;
}

/** lite lists whole keys; the hosted service lists one folder: its files, and folders without an id. */
async function list(request: Request, caller: Caller, lite: Lite): Promise<Response> {
  const text = await request.text();
  const prefix = folderOf(text);
  const { url, method, headers } = request;
  const body = JSON.stringify({ ...parsed(text), prefix });
  const plain = new Headers(headers);
  plain.delete('content-length');
  const response = await lite.fetch(new Request(url, { method, headers: plain, body }), caller);
  if (!response.ok) return response;
  const entries = new Map<string, Listed>();
  for (const object of (await response.json()) as Listed[]) {
    const [name = '', ...deeper] = object.name.slice(prefix.length).split('/');
    entries.set(name, deeper.length > 0 ? { name, id: null } : { ...object, name });
  }
  return Response.json([...entries.values()]);
}

function folderOf(text: string): string {
  const { prefix } = parsed(text);
  const folder = typeof prefix === 'string' ? prefix.replace(/^\/+|\/+$/g, '') : '';
  return folder === '' ? '' : `${folder}/`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
