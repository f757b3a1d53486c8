import { type Finding, same } from './finding.ts';
import { type Answer, askBackend, jsonOf, type Target } from './target.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What a visitor without an account must not do; where it is not refused, it changes nothing. */
const CANARIES: readonly [what: string, path: string, request: RequestInit & { json?: object }][] =
  [
    ['anonymous reads administrators', '/rest/v1/administrators?limit=1', {}],
    ['anonymous reads push subscriptions', '/rest/v1/push_subscriptions?limit=1', {}],
    ['anonymous deletes a session', `/rest/v1/events?id=eq.${NOBODY}`, { method: 'DELETE' }],
    ['anonymous looks into the outbox', '/rest/v1/rpc/push_workers', { json: {} }],
  ];

/** A picture of one dot, which nobody may store without an account. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Whether the database answers what everybody may ask, and refuses the rest. */
export async function checkData(target: Target): Promise<Finding[]> {
  const pulled = await askBackend(target, '/rest/v1/rpc/sync_pull?p_limit=1');
  const { edition, epoch } = (jsonOf(pulled) ?? {}) as Record<string, unknown>;
  const answers = pulled.status === 200 && typeof epoch === 'string';
  const findings = [
    same(
      'sync_pull',
      'answers',
      answers ? 'answers' : `${pulled.status} ${pulled.text.slice(0, 120)}`,
    ),
  ];
  if (answers && edition === null) {
    findings.push({
      what: 'the current edition',
      state: 'unknown',
      found: 'there is none yet: make one in the back office, or import one',
    });
  }
  for (const [what, path, request] of CANARIES) {
    const answer = await askBackend(target, path, request);
    findings.push(same(what, 'refused', refusalOf(answer)));
  }
  const stored = await askBackend(target, '/storage/v1/object/media/deploy-check.png', {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${target.key}` },
    body: DOT,
  });
  findings.push(same('anonymous stores a picture', 'refused', refusalOf(stored)));
  return findings;
}

function refusalOf({ status, text }: Answer): string {
  const refused =
    [400, 401, 403].includes(status) && /42501|security policy|[Uu]nauthorized/.test(text);
  return refused ? 'refused' : `${status} ${text.slice(0, 120)}`;
}
