import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { FailureCode } from '#shared/failure.ts';
import { readJoiningCode, typedJoiningCode } from '#shared/joining-link.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page.tsx';
import { useEnteredEarly } from '#ui/use-entered-early.ts';
import { useFromFragment } from '#ui/use-from-fragment.ts';
import { usePressFailure } from '#ui/use-press-failure.ts';
import { audienceOf, type CodedAudience, joinedAudience } from '#visitor/join-audience.ts';
import classes from './alerts.module.css';
import { renewAlerts } from './alerts-store.ts';

/**
 * Where speakers and staff let this device in with a code, typed or brought by a link
 * (`/annonces#code=…`), and where they leave again.
 */
export function Join() {
  const { t } = useTranslation('announcements');
  const wordsFor = usePressFailure();
  const { selectAudience } = useReplica();
  const [linked, letGo] = useFromFragment(readJoiningCode);
  const [code, setCode] = useState('');
  const { field, shown, change } = useEnteredEarly<HTMLInputElement>(code, setCode);
  const [joined, setJoined] = useState<CodedAudience>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode>();

  const enter = useEffectEvent(async (given: string) => {
    setBusy(true);
    setFailure(undefined);
    const audience = await audienceOf(given);
    if (audience.ok) {
      await selectAudience(audience.value, given);
      setJoined(audience.value);
      setCode('');
      void renewAlerts({ force: true });
    } else {
      setCode(given);
      setFailure(audience.failure.code);
    }
    setBusy(false);
  });

  useEffect(() => {
    const { audience } = joinedAudience();
    if (audience === 'speakers' || audience === 'staff') setJoined(audience);
  }, []);

  const follow = useEffectEvent((link: string) => {
    letGo();
    void enter(link);
  });
  useEffect(() => {
    if (linked) follow(linked);
  }, [linked]);

  const leave = async () => {
    setBusy(true);
    await selectAudience('public');
    setJoined(undefined);
    void renewAlerts({ force: true });
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedJoiningCode(code);
    if (typed) void enter(typed);
  };
  return (
    <Section id="code" title={t('join.title')}>
      <div className={classes.alerts}>
        <p role="status">{t(joined ? `join.joined.${joined}` : 'join.lead')}</p>
        {joined ? (
          <Button variant="default" disabled={busy} onClick={() => void leave()}>
            {t('join.leave')}
          </Button>
        ) : (
          <form className={classes.join} onSubmit={submit}>
            <label>
              <span>{t('join.code')}</span>
              <input
                ref={field}
                type="text"
                dir="ltr"
                value={shown}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => change(target.value)}
              />
            </label>
            <Button type="submit" loading={busy}>
              {t('join.submit')}
            </Button>
          </form>
        )}
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure === 'denied' ? t('join.wrong') : wordsFor(failure)}
          </p>
        )}
      </div>
    </Section>
  );
}
