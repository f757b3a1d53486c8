import { useSelectedEdition } from '#replica/read.ts';
import { useServer } from '../kinds/use-server.ts';
import { readFigures } from './feedback.ts';

/** How the sessions of the edition were found, asked of the server. */
export function useFigures() {
  const edition = useSelectedEdition();
  const question = edition === undefined ? undefined : { p_edition: edition };
  const { value: figures, failure, load } = useServer('feedback_figures', question, readFigures);
  return { figures, failure, load };
}
