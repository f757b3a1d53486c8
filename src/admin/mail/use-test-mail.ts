import { useRef } from 'react';
import type { Written } from '#functions/mail/letter.ts';
import { useReplica } from '#replica/read.ts';
import type { Result } from '#shared/failure.ts';
import type { Language } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { useOnce } from '#ui/use-once.ts';
import { readMailing } from './server-answers.ts';

/**
 * Has the server send somebody's mail to whoever tries it: once however often the button is pressed, and
 * once too where an answer was lost on the way and the same is tried again. Resolves with undefined where
 * it is being sent already.
 */
export function useTestMail(
  edition: number,
): (written: Written, speaker: string, language: Language) => Promise<Result<unknown> | undefined> {
  const { ask } = useReplica();
  const { once, again } = useOnce();
  const unanswered = useRef({ what: '', id: '' });

  async function send({ subject, body }: Written, speaker: string, language: Language) {
    const asked = {
      ...{ p_edition: edition, p_subject: subject, p_body: body },
      ...{ p_speaker: speaker, p_language: language },
    };
    const what = JSON.stringify(asked);
    if (unanswered.current.what !== what) unanswered.current = { what, id: randomUuid() };
    const answer = await ask(
      'test_mailing',
      { p_id: unanswered.current.id, ...asked },
      readMailing,
    );
    if (answer.ok) unanswered.current = { what: '', id: '' };
    return answer;
  }

  return async (...what) => {
    const answer = await once(() => send(...what));
    if (answer) again();
    return answer;
  };
}
