import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '#functions/mail/letter.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOnce } from '#ui/use-once.ts';
import { readMailing } from './server-answers.ts';

/**
 * Has the server send somebody's mail to whoever tries it: once however often the button is pressed, and
 * once too where an answer was lost on the way and the same is tried again. Says what came of it, and
 * resolves with why nothing did where the server was not reached or refused. Where that person is not in
 * the edition any more, `onGone` asks who is.
 */
export function useTestMail(
  edition: number,
  onGone: () => Promise<void>,
): (written: Written, speaker: string, language: Language) => Promise<Failure | undefined> {
  const { t } = useTranslation('admin-mail');
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
    if (!answer) return undefined;
    again();
    if (!answer.ok) return answer.failure;
    if (answer.value.mailing) notify({ title: t('compose.tested') });
    else {
      notify({ variant: 'destructive', title: t('compose.not_tested') });
      await onGone();
    }
    return undefined;
  };
}
