import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { DeliveryState, Mailing } from './server-answers.ts';

/** In the order in which they are told: what wants somebody's eye after what went well. */
export const deliveryStates = [
  'sent',
  'sending',
  'waiting',
  'refused',
  'bounced',
  'unknown',
  'unsubscribed',
  'no_address',
  'answered',
  'cancelled',
] as const satisfies readonly DeliveryState[];

/** How far a sending is, in words: its state where it does not run, and how many mails are in which. */
export function useProgressWords(): (mailing: Mailing) => string {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  return ({ state, counts }) =>
    [
      ...(state === 'running' ? [] : [t(`states.${state}`)]),
      ...deliveryStates
        .filter((one) => counts[one])
        .map((one) => `${t(`log.${one}`)}${t('colon')}${format.number(counts[one] ?? 0)}`),
    ].join('\u00a0· ');
}
