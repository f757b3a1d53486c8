import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { PlanPoint } from '#shared/ground.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import type { Whereabouts } from './use-position.ts';

/** Where the reader is, in a sentence; `away` is how far from the plan, metres. */
export function WhereMessage({ whereabouts, away }: { whereabouts: Whereabouts; away: number }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  switch (whereabouts.state) {
    case 'unasked':
      return null;
    case 'known':
      if (away === 0)
        return t('you_are_here', { metres: format.number(Math.round(whereabouts.accuracy)) });
      return away < 1000
        ? t('metres_away', { metres: format.number(Math.ceil(away / 10) * 10) })
        : t('kilometres_away', { kilometres: format.number(Math.round(away / 100) / 10) });
    default:
      return t(`where_${whereabouts.state}`);
  }
}

/** Metres from a point to the plan; 0 within it. */
export function metresOutside({ x, y }: PlanPoint, { extent }: DrawnPlan): number {
  const dx = Math.max(extent.x - x, 0, x - extent.x - extent.width);
  const dy = Math.max(extent.y - y, 0, y - extent.y - extent.height);
  return Math.hypot(dx, dy);
}
