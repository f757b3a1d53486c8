import { createBackend } from '#replica/protocol/backend.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';

export { joinedAudience } from '#replica/sync/selection.ts';

/** The audiences that need a joining code. */
const codedAudiences = ['speakers', 'staff'] as const;
export type CodedAudience = (typeof codedAudiences)[number];

/** Finds the audience that a joining code lets in; fails with `denied` when there is none. */
export async function audienceOf(code: string): Promise<Result<CodedAudience>> {
  // Few visitors join; who reads the server's answers has been loaded since, or cannot be.
  const loading = import('#replica/protocol/pull.ts').catch(() => undefined);
  const { readAnswer } = (await loading) ?? {};
  if (!readAnswer) return fail('offline');
  const backend = createBackend(backendUrl, backendKey);
  for (const audience of codedAudiences) {
    const answer = await backend.post(
      'sync_pull',
      { p_audience: audience, p_code: code, p_limit: 1 },
      readAnswer,
    );
    if (!answer.ok) return answer;
    if (answer.value === 'nothing' || 'rows' in answer.value) return succeed(audience);
  }
  return fail('denied');
}
