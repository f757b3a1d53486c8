import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksToStay } from './asks-to-stay.ts';

/** Asks before a form with unsaved changes is closed; the draft stays on the device, unless it is `unkept`. */
export function LeaveGuard({
  dirty,
  unkept = false,
  view,
}: {
  dirty: boolean;
  unkept?: boolean;
  view?: string;
}) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const waiting = useRef<(stay: boolean) => void>(undefined);
  const answer = (stay: boolean) => {
    waiting.current?.(stay);
    waiting.current = undefined;
    setAsking(false);
  };
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      asksToStay({ dirty, unkept, view }, current, next) &&
      new Promise<boolean>((resolve) => {
        waiting.current?.(true);
        waiting.current = resolve;
        setAsking(true);
      }),
    enableBeforeUnload: () => dirty,
  });
  // Who leaves in the moment of saving has nothing to be asked about, and shall get there.
  const letGo = useEffectEvent(() => answer(false));
  useEffect(() => {
    if (!dirty) letGo();
  }, [dirty]);
  useEffect(() => () => waiting.current?.(false), []);
  return (
    <Modal opened={asking} onClose={() => answer(true)} title={t('form.leave_title')} centered>
      <Text mb="md">{t(unkept ? 'form.leave_unkept' : 'form.leave')}</Text>
      <Group justify="end">
        <Button variant="default" onClick={() => answer(true)}>
          {t('form.stay')}
        </Button>
        <Button onClick={() => answer(false)}>{t('form.leave_confirm')}</Button>
      </Group>
    </Modal>
  );
}
