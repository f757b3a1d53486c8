import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

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

  /** Decrypts one aes128gcm record (RFC 8188, RFC 8291); throws when anything is wrong with it. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const derive = (key: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salted, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, senderKey]);
    const secret = derive(this.pair.computeSecret(senderKey), this.auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('The record does not end as a last record must');
    return JSON.parse(padded.subarray(0, end).toString('utf8'));
  }
}

/** The claims of a VAPID header (RFC 8292) signed with the key expected; throws otherwise. */
export function readVapid(header: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('Signed by somebody else');
  const [head = '', claims = '', signature = ''] = token.split('.');
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
