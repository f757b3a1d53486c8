/** A mail that came back, as somebody told of it. */
export interface Bounce {
  /** Of which delivery, where its Message-ID is among what was told. */
  readonly mailing: string | null;
  readonly speaker: string | null;
  readonly email: string | null;
  /** It will never arrive; otherwise it is only late. */
  readonly permanent: boolean;
  readonly words: string;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ownId = new RegExp(`<(${uuid})\\.(${uuid})@`, 'i');

/**
 * Reads a report of delivery (RFC 3464) from the whole message that it came in, or what a mail service
 * says of one as JSON, `{email, message_id?, permanent, words?}`. Undefined for anything else.
 */
export function readBounce(text: string): Bounce | undefined {
  return text.trimStart().startsWith('{') ? readJson(text) : readReport(text);
}

function readReport(text: string): Bounce | undefined {
  // A header goes on in the lines that begin with a space.
  const flat = text.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(flat)?.[1]?.trim();
  const action = header('Action')?.toLowerCase();
  const status = header('Status');
  if (!action || !status || !/^[245]\.\d{1,3}\.\d{1,3}/.test(status)) return undefined;
  const recipient = header('Final-Recipient') ?? header('Original-Recipient');
  const email = recipient?.replace(/^[\w-]+;\s*/, '').replace(/^<|>$/g, '');
  const said = header('Diagnostic-Code')?.replace(/^smtp;\s*/i, '');
  return {
    ...deliveryOf(flat),
    email: email || null,
    permanent: action === 'failed' && status.startsWith('5'),
    words: (said || `${action} ${status}`).slice(0, 500),
  };
}

function readJson(text: string): Bounce | undefined {
  try {
    const { email, message_id: id, permanent, words } = JSON.parse(text);
    if (typeof email !== 'string' && typeof id !== 'string') return undefined;
    return {
      ...deliveryOf(String(id ?? '')),
      email: typeof email === 'string' ? email : null,
      permanent: permanent === true,
      words: String(words ?? '').slice(0, 500),
    };
  } catch {
    return undefined;
  }
}

function deliveryOf(text: string): Pick<Bounce, 'mailing' | 'speaker'> {
  const [, mailing = null, speaker = null] = ownId.exec(text) ?? [];
  return { mailing, speaker };
}
