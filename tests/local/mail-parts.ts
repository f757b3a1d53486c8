/** The headers of a mail that are one line each, by their names in small letters, and its two texts. */
export function readMail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const boundary = /boundary="?([^";\r]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  return { headers, text: partOf(parts, 'text/plain'), html: partOf(parts, 'text/html') };
}

function partOf(parts: readonly string[], type: string): string {
  const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
  return decoded(body.join('\r\n\r\n'), headersOf(head)['content-transfer-encoding']);
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
