import type { Proposal } from '#entities/index.ts';
import { isRecord } from '#shared/record.ts';
import { useServer } from '../kinds/use-server.ts';

/** The picture of a proposal, asked of the server where it is `asked` for. */
export function useSentPortrait({ speaker_id, edition_id }: Proposal, asked: boolean) {
  const question = asked ? { p_speaker: speaker_id, p_edition: edition_id } : undefined;
  const { value, failure } = useServer('proposed_portrait', question, readPortrait);
  return { file: value?.file, failure };
}

/** Reads the picture that a speaker sent; without a file when there is none any more. */
function readPortrait(value: unknown): { readonly file?: File } | undefined {
  if (!isRecord(value)) return undefined;
  const { type, data } = value;
  if (type === null) return {};
  if (typeof type !== 'string' || typeof data !== 'string') return undefined;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { file: new File([bytes], 'portrait', { type }) };
}
