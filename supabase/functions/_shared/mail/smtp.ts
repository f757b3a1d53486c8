import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Carrier, HandOver, Result } from './carrier.ts';
import { addressOf, rawOf } from './message.ts';

/** An error of the connection, with the answer of the server where there was one. */
interface SmtpError extends Error {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Milliseconds without a word of the server after which it is given up. */
const patience = 20_000;

/**
 * Sends through a mail server, `smtps://user:password@host:465` or `smtp://…:587`, the latter encrypted by
 * STARTTLS unless it says `?tls=none`. One connection serves one mail after the other.
 */
export function createSmtpCarrier(address: string, from: string): Carrier {
  let open: SMTPConnection | undefined;
  const close = () => {
    open?.close();
    open = undefined;
  };
  return {
    async send(to, handOver) {
      try {
        open ??= await connect(new URL(address));
      } catch (error) {
        return { outcome: 'later', words: wordsOf(error as SmtpError) };
      }
      const result = await transmit(open, addressOf(from), to, handOver);
      // After anything but a mail that was taken, whatever is half said ends with the connection.
      if (result?.outcome !== 'sent') close();
      return result;
    },
    close() {
      open?.quit();
      open = undefined;
    },
  };
}

async function connect(url: URL): Promise<SMTPConnection> {
  const secure = url.protocol === 'smtps:';
  const plain = url.searchParams.get('tls') === 'none';
  const connection = new SMTPConnection({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    const [user, pass] = [url.username, url.password].map(decodeURIComponent);
    if (user) {
      await new Promise<void>((resolve, reject) =>
        connection.login({ credentials: { user, pass } }, (error) =>
          error ? reject(error) : resolve(),
        ),
      );
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  // What happens between two mails is noticed by the next.
  connection.on('error', () => {});
  return connection;
}

/**
 * One mail. Its bytes are asked for only once the server has said that it takes them (354), and that is
 * when it is handed over: whatever breaks before cannot have been taken.
 */
function transmit(
  connection: SMTPConnection,
  from: string,
  to: string,
  handOver: HandOver,
): Promise<Result | undefined> {
  let asked = false;
  let given = false;
  let withheld = false;
  const content = new Readable({
    read() {
      if (asked) return;
      asked = true;
      prepare().then(
        (raw) => {
          withheld = raw === undefined;
          if (raw === undefined) return content.destroy(new Error('withheld'));
          given = true;
          content.push(raw);
          content.push(null);
        },
        (error: Error) => content.destroy(error),
      );
    },
  });
  const prepare = async () => {
    const message = await handOver();
    return message && rawOf(message);
  };
  return new Promise((resolve) => {
    connection.send({ from, to: [to] }, content, (error: SmtpError | null, info) => {
      if (withheld) resolve(undefined);
      else
        resolve(error ? failureOf(error, given) : { outcome: 'sent', words: info?.response ?? '' });
    });
  });
}

function failureOf(error: SmtpError, given: boolean): Result {
  const words = wordsOf(error);
  const code = error.responseCode ?? 0;
  if (code >= 500 && code < 600) {
    return { outcome: 'refused', words, address: isNoAddress(error) };
  }
  if (code >= 400 && code < 500) return { outcome: 'retry', words };
  return { outcome: given ? 'unknown' : 'retry', words };
}

/** Whether the server knows nobody there; what it will not relay, or from whom, is another matter. */
function isNoAddress({ command, responseCode, response = '' }: SmtpError): boolean {
  const [enhanced] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  if (command !== 'RCPT TO') return false;
  return enhanced ? enhanced.startsWith('5.1.') : [550, 551, 553].includes(responseCode ?? 0);
}

function wordsOf({ response, message }: SmtpError): string {
  return (response || message).slice(0, 500);
}
