import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import type { Desk } from '#visitor/speaker-page/desk.ts';
import { isSendable } from '#visitor/speaker-page/draft.ts';
import type { Answer } from '#visitor/speaker-page/page.ts';
import classes from './speaker-page.module.css';

type Shown = Desk & { readonly send: () => Promise<void>; readonly discard: () => void };

/** Sends what was written, and says exactly where it is: here, on its way, with the organisers. */
export function SendBar({ desk, blocked }: { desk: Shown; blocked: boolean }) {
  const { t } = useTranslation('speaker-page');
  const { busy, waiting } = desk;
  const touched = isTouched(desk);
  return (
    <div className={classes.bar}>
      <p role="status" aria-live="polite" className={classes.state} data-state={stateOf(desk)}>
        <State desk={desk} blocked={blocked} />
      </p>
      <div className={classes.buttons}>
        {touched && !waiting && (
          <Button variant="subtle" onClick={desk.discard}>
            {t('send.discard')}
          </Button>
        )}
        {/* Disabled, it would lose the focus to nothing once it has been pressed. */}
        <Button
          type="submit"
          aria-disabled={!touched || blocked}
          loading={busy && waiting}
          icon={<IconSend aria-hidden size="1.2em" />}
        >
          {t('send.button')}
        </Button>
      </div>
    </div>
  );
}

const isTouched = ({ page, draft }: Shown) => page !== undefined && isSendable(page, draft);

/** What arrived, if anything did. */
const receivedBy = ({ answer }: Shown) =>
  answer?.status === 'applied' && (answer.texts > 0 || answer.portrait || answer.details)
    ? answer
    : undefined;

function stateOf(desk: Shown): string {
  const { waiting, answer } = desk;
  if (waiting) return 'waiting';
  if (answer?.status === 'refused') return 'refused';
  if (receivedBy(desk)) return 'applied';
  return isTouched(desk) ? 'touched' : 'rest';
}

function State({ desk, blocked }: { desk: Shown; blocked: boolean }) {
  const { t } = useTranslation('speaker-page');
  const { waiting, busy, answer, keeps, page } = desk;
  const received = useReceived();
  const arrived = receivedBy(desk);
  if (waiting) return t(busy ? 'send.sending' : keeps ? 'send.waiting' : 'send.waiting_unkept');
  if (blocked) return t('send.blocked');
  if (answer?.status === 'refused') return t(`send.refused.${answer.code}`);
  if (arrived) return received(arrived);
  if (isTouched(desk)) return t(keeps ? 'send.touched' : 'send.unkept');
  const count = page?.waiting.length ?? 0;
  return count > 0 ? t('send.with_organisers', { count }) : t('send.rest');
}

function useReceived() {
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  return ({ texts, details, portrait }: Extract<Answer, { status: 'applied' }>) => {
    const parts = [
      ...(texts > 0 ? [t('received.texts', { count: texts })] : []),
      ...(portrait ? [t('received.portrait')] : []),
      ...(details ? [t('received.details')] : []),
    ];
    const all = t('received.all', { parts: format.list(parts) });
    return texts > 0 || portrait ? `${all} ${t('received.waits')}` : all;
  };
}
