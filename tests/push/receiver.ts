import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A browser's end of a subscription: it holds the private key and reads what is sent to it. */
export class Receiver {
  readonly auth = randomBytes(16);
  private readonly pair: ECDH = createECDH('prime256v1');
  readonly publicKey = this.pair.generateKeys();

  /** The keys as a browser hands them out. */
  get keys() {
    return {
      p256dh: this.publicKey.toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  /** Decrypts one message (RFC 8188, RFC 8291); throws when anything is wrong with it. */
  open(body: Buffer): string {
    const authSecret = this.auth.toString('base64url');
    const plain = decrypt(body, { version: 'aes128gcm', privateKey: this.pair, authSecret });
    return plain.toString('utf8');
  }

  /** What a message says. */
  read(body: Buffer): unknown {
    return JSON.parse(this.open(body));
  }
}

/** The claims of a VAPID header (RFC 8292) signed by ES256 with the key expected; throws otherwise. */
export function readVapid(header: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('Signed by somebody else');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256') throw new Error(`Signed by ${alg}`);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('The signature does not hold');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
