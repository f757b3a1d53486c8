import { IconAlertCircle, IconCheck, IconClockHour4 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Remark } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

const icons = { waiting: IconClockHour4, sent: IconCheck, refused: IconAlertCircle };

/** What became of something that was said: it waits for a network, it has arrived, or why it has not. */
export function RemarkState({ remark }: { remark: Remark }) {
  const { t } = useTranslation('remarks');
  const Icon = icons[remark.state];
  return (
    <p className={classes.state} data-state={remark.state}>
      <Icon aria-hidden size="1.2em" />
      {stateText(remark, t)}
    </p>
  );
}

/** The state of something that was said, in words. */
export function stateText({ state, refusal }: Remark, t: TFunction<'remarks'>): string {
  return state === 'refused' ? t(`refused.${refusal ?? 'malformed'}`) : t(`state.${state}`);
}
