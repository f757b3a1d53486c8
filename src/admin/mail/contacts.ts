import type { Row } from '#entities/index.ts';
import { emailPattern } from '#shared/email-address.ts';
import { isRecord } from '#shared/record.ts';
import type { Person } from './server-answers.ts';

/** An address as it was pasted, and whose it is. */
export interface Pasted {
  readonly found: readonly { readonly speaker: string; readonly email: string }[];
  /** Lines of which nobody or several people are called so, or that have no address. */
  readonly left: readonly string[];
  /** Lines that give one person several addresses. */
  readonly unlike: readonly string[];
}

/** What stands around an address in a table or a sentence is none of it, nor is the stop after it. */
const address =
  /[^\s@:;,،؛<>"()[\]]+@[^\s@:;,،؛<>"()[\]]+\.[^\s@:;,،؛<>"()[\]]*[^\s@.:;,،؛<>"()[\]]/;

/** What is said anew of where and in which language somebody is written to; null for none. */
export type ContactChange = Pick<Person, 'speaker'> & Partial<Pick<Person, 'email' | 'language'>>;

/**
 * Contacts as the server takes them, whole: what is not said of somebody stays as it is with them. Of
 * who is none of these people nothing is written.
 */
export function completed(
  changes: readonly ContactChange[],
  people: readonly Person[],
): readonly Required<ContactChange>[] {
  const known = new Map(people.map((person) => [person.speaker, person]));
  return changes.flatMap((change) => {
    const { speaker, email, language } = { ...known.get(change.speaker), ...change };
    return email === undefined || language === undefined ? [] : [{ speaker, email, language }];
  });
}

/** An address without spaces around it, and without the unseen marks of direction that tables copy with it. */
export function bareAddress(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** The shape that the database takes for an address. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

/** Reads lines with a name and an address, as they are copied from a table or a mail program. */
export function readPasted(text: string, speakers: Iterable<Row<'speaker'>>): Pasted {
  const called = new Map<string, string | null>();
  for (const { id, name } of speakers) {
    for (const one of new Set(Object.values(isRecord(name) ? name : {}).map(plain))) {
      called.set(one, called.has(one) ? null : id);
    }
  }
  const said = new Map<string, { readonly email: string; readonly line: string }[]>();
  const left: string[] = [];
  for (const line of text.split(/\r?\n/).map(bareAddress)) {
    if (!line) continue;
    const [email] = address.exec(line) ?? [];
    const speaker = email && called.get(plain(line.replace(email, '')));
    if (speaker) said.set(speaker, [...(said.get(speaker) ?? []), { email, line }]);
    else left.push(line);
  }
  const found: { readonly speaker: string; readonly email: string }[] = [];
  const unlike: string[] = [];
  for (const [speaker, lines] of said) {
    // Capitals make no other address, as the database takes them.
    const emails = new Map(lines.map(({ email }) => [email.toLowerCase(), email]));
    const [email, other] = emails.values();
    if (email && !other) found.push({ speaker, email });
    else unlike.push(...new Set(lines.map(({ line }) => line)));
  }
  return { found, left, unlike };
}

/** A name without what stands around it in a table, and without marks and capitals. */
function plain(text: unknown): string {
  return String(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/["<>;,،؛()[\]\t]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .:]+|[ .:]+$/g, '')
    .toLowerCase();
}
