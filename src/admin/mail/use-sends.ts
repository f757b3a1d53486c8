import { useEffect, useState } from 'react';
import { fetchJson } from '#replica/protocol/fetch-json.ts';
import { backendUrl } from '#shared/backend-address.ts';
import { isRecord } from '#shared/record.ts';

/** Whether anything can be sent, and whether mails are kept to be looked at instead. */
export interface Sends {
  readonly sends: boolean;
  readonly mailbox: boolean;
}

function readSends(value: unknown): Sends | undefined {
  if (!isRecord(value) || typeof value.sends !== 'boolean') return undefined;
  return { sends: value.sends, mailbox: value.mailbox === true };
}

/** What the server said last on this page; without a network it holds. */
let said: Sends | undefined;

/** What the server says of its mail; undefined until it has. */
export function useSends(): Sends | undefined {
  const [known, setKnown] = useState(said);
  useEffect(() => {
    let current = true;
    const address = `${backendUrl}/functions/v1/mail`;
    void fetchJson((...to) => fetch(...to), address, { cache: 'no-store' }, readSends).then(
      (answer) => {
        if (answer.ok) said = answer.value;
        if (current && answer.ok) setKnown(answer.value);
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return known;
}
