/** First bytes of the image types that the buckets take; `null` stands for any byte. */
const SIGNATURES: Record<string, (number | null)[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/**
 * Holds an upload's bytes against the image type that it claims. Gives the request to hand on, with
 * a form (as browsers send files) unpacked, or the refusal.
 */
export async function checkUpload(request: Request): Promise<Request | Response> {
  const upload = await unpack(request);
  if (!upload) return refusal(400, 'InvalidRequest', 'The form holds no file');
  const { type, bytes, headers } = upload;
  if (type.startsWith('image/') && !isOfType(bytes, type)) {
    return refusal(415, 'invalid_mime_type', `the content is not ${type}`);
  }
  headers.set('content-type', type);
  headers.set('content-length', String(bytes.length));
  return new Request(request.url, { method: request.method, headers, body: bytes as BodyInit });
}

async function unpack(request: Request) {
  const headers = new Headers(request.headers);
  const body = await request.arrayBuffer();
  const contentType = headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    return { type: essence(contentType), bytes: new Uint8Array(body), headers };
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof Blob);
  if (!file) return undefined;
  const seconds = form?.get('cacheControl');
  if (typeof seconds === 'string' && /^\d+$/.test(seconds))
    headers.set('cache-control', `max-age=${seconds}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { type: essence(file.type), bytes, headers };
}

function essence(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function isOfType(bytes: Uint8Array, type: string): boolean {
  const signature = SIGNATURES[type === 'image/jpg' ? 'image/jpeg' : type];
  return signature?.every((byte, index) => byte === null || bytes[index] === byte) ?? false;
}

function refusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}
