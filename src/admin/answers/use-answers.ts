import { writes } from '#domain/rights.ts';
import { useSelectedEdition } from '#replica/read.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useServer } from '../kinds/use-server.ts';
import { readAnswers } from './answers.ts';

/** What the speakers of the edition said of their coming, asked of the server by who may read it. */
export function useAnswers() {
  const edition = useSelectedEdition();
  const asks = writes(useRights(), 'speaker') && edition !== undefined;
  const question = asks ? { p_edition: edition } : undefined;
  const { value: answers, failure, load } = useServer('speaker_answers', question, readAnswers);
  return { answers, failure, load };
}
