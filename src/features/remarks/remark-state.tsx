import { IconAlertCircle, IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Remark } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

const icons = { waiting: IconClockHour4, sent: IconCheck, refused: IconAlertCircle };

/** What became of something that was said: it waits for a network, it has arrived, or why it has not. */
export function RemarkState({ remark: { state, refusal } }: { remark: Remark }) {
  const { t } = useTranslation('remarks');
  const Icon = icons[state];
  return (
    <p className={classes.state} data-state={state} role="status">
      <Icon aria-hidden size="1.2em" />
      {state === 'refused' ? t(`refused.${refusal ?? 'malformed'}`) : t(`state.${state}`)}
    </p>
  );
}
