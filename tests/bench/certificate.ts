import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate of this run, and the name under which Chromium is told to trust it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** For `--ignore-certificate-errors-spki-list`. */
  readonly fingerprint: string;
}

const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');

/** Makes an X.509 certificate (version 1) for localhost that is good for a day. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from('localhost')))));
  const hour = 3_600_000;
  const validity = sequence(time(Date.now() - hour), time(Date.now() + 24 * hour));
  const serial = tagged(0x02, Buffer.from([1]));
  const body = sequence(serial, ecdsaWithSha256, name, validity, name, spki);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const der = sequence(body, ecdsaWithSha256, tagged(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

/** One DER value: tag, length, content. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** UTCTime: YYMMDDhhmmssZ. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
