import { useCallback } from 'react';
import { allows } from '#domain/rights.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { type Content, useReplica, useSession } from '#replica/read.ts';
import { useRights } from '../kinds/use-rights.ts';

/** Whether the server would take a change from whoever is signed in, as far as their role goes. */
export function useMayWrite(): (change: ContentChange) => boolean {
  const { state } = useReplica();
  const rights = useRights();
  const by = useSession().user?.id;
  return useCallback(
    (change) => allows(rights, change, { hall: hallOf(state.getState().content, change), by }),
    [state, rights, by],
  );
}

/** Where the session that is changed, or that is asked a question, is held. */
function hallOf(content: Content, { kind, id }: ContentChange): string | null | undefined {
  const session = kind === 'question' ? content.question.get(id)?.event_id : id;
  return content.event.get(session ?? '')?.location_id;
}
