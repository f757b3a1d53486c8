import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { allows, runsHall } from '#domain/rights.ts';
import type { Event } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import { useStep } from '../day-of/last-step.ts';
import type { Taken } from './carried.ts';
import { changesTo, instantsOf, type Placing } from './placing.ts';

/** A placing in words: day, hours and hall. */
export function usePlacingText(): (to: Placing) => string {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const localize = useLocalize();
  const places = useContent('location');
  return useCallback(
    (to) => {
      const { starts_at, ends_at } = instantsOf(to);
      return t('planning.placing', {
        day: format.shortDay(to.day),
        from: format.time(starts_at),
        to: format.time(ends_at),
        hall: localize(places.get(to.hall ?? '')?.name) || t('day_of.no_hall'),
      });
    },
    [t, format, localize, places],
  );
}

/**
 * Puts sessions elsewhere, as far as whoever is signed in may; `may` says so beforehand. Only what is other
 * than when a session was taken hold of is written, over what stood there then: what a colleague has changed
 * since stays, or is a conflict.
 */
export function usePut() {
  const { t } = useTranslation('admin-programme');
  const localize = useLocalize();
  const rights = useRights();
  const events = useContent('event');
  const step = useStep();
  const text = usePlacingText();
  const put = useCallback(
    async ({ event, among }: Taken, to: Placing) => {
      const changes = changesTo(event, to, among.values());
      if (changes.length === 0) return;
      await step(
        changes,
        t('planning.put', { title: isolated(localize(event.title)), placing: text(to) }),
      );
    },
    [step, t, localize, text],
  );
  const may = useCallback(
    ({ event, among }: Taken, to: Placing) =>
      changesTo(event, to, among.values()).every((change) =>
        allows(rights, change, { hall: events.get(change.id)?.location_id }),
      ),
    [events, rights],
  );
  const mayMove = useCallback((event: Event) => runsHall(rights, event.location_id), [rights]);
  const take = useCallback((event: Event): Taken => ({ event, among: events }), [events]);
  return { put, may, mayMove, take };
}
