import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '#device/install.ts';
import { Button } from '#ui/button.tsx';

/** Invites to install the app where the browser can, and explains how on iPhones. */
export function InstallOffer() {
  const { t } = useTranslation();
  const { state, prompt } = useInstall();
  const [answer, setAnswer] = useState<'done' | 'later'>();
  const words = useRef<HTMLParagraphElement>(null);
  // The button is gone, or another one: who pressed it goes on where it stood.
  useEffect(() => {
    if (answer) words.current?.focus({ preventScroll: true });
  }, [answer]);
  const ask = async () => {
    setAnswer(undefined);
    const installs = await prompt();
    if (installs !== undefined) setAnswer(installs ? 'done' : 'later');
  };
  if (state === 'ios') return <p>{t('install.ios')}</p>;
  return (
    <>
      {state === 'promptable' && (
        <Button variant="outline" tone="gold" onClick={() => void ask()}>
          {t('install.invite')}
        </Button>
      )}
      {answer && (
        <p ref={words} tabIndex={-1}>
          {t(`install.${answer}`)}
        </p>
      )}
    </>
  );
}
