import { useMemo } from 'react';
import { engagedIn } from '#domain/engaged.ts';
import { dayToOpen, programmeDayAt } from '#domain/moment.ts';
import { usePrayers } from '#domain/prayer-times.ts';
import { useProgramme } from '#domain/programme.ts';
import { runsHall } from '#domain/rights.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useWide } from '#ui/use-wide.ts';
import { useAnswers } from '../../answers/use-answers.ts';
import { useRights } from '../../kinds/use-rights.ts';
import { type Zoom, zooms } from './grid-scale.ts';
import { marksOf } from './marks.ts';
import { columnsOf, daysOfGrid, firstHall, hallsOfGrid, shelfOf } from './plan.ts';

/**
 * The plan as it is looked at: which days and halls, with what is held there, what runs into what, and
 * what has no place yet. Days, zoom and hall live in the address; on a phone one hall is seen at a time.
 */
export function usePlan() {
  const format = useFormat();
  const localize = useLocalize();
  const { sessions, byId, byDay, days: programmeDays } = useProgramme();
  const places = useContent('location');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const engaged = engagedIn(useContent('event'), useContent('intervention'));
  const prayersOf = usePrayers();
  const { answers } = useAnswers();
  const rights = useRights();
  const narrow = !useWide(48);
  const now = useNow();
  const [asked, setView] = useAddressState('day', 'days', 'hall');

  const days = useMemo(() => daysOfGrid(edition, programmeDays), [edition, programmeDays]);
  const halls = useMemo(
    () =>
      hallsOfGrid(places.values(), sessions, (a, b) =>
        format.compare(localize(a.name), localize(b.name)),
      ),
    [places, sessions, format, localize],
  );
  const today = programmeDayAt(byDay, venueClock(now).date, now);
  const day = days.includes(asked.day) ? asked.day : (dayToOpen(days, today) ?? '');
  const zoom: Zoom = zooms.find((count) => String(count) === asked.days) ?? 1;
  const shown = useMemo(() => {
    const start = Math.max(Math.min(days.indexOf(day), days.length - zoom), 0);
    return days.slice(start, start + zoom);
  }, [days, day, zoom]);
  const first = narrow
    ? firstHall(halls, byDay.get(shown[0] ?? '') ?? [], (hall) => runsHall(rights, hall))
    : undefined;
  const chosen = halls.find(({ id }) => id === asked.hall) ?? first;
  const columns = useMemo(
    () => columnsOf(sessions, shown, chosen ? [chosen] : halls),
    [sessions, shown, chosen, halls],
  );
  const shelf = useMemo(() => shelfOf(sessions, days, halls), [sessions, days, halls]);
  const around = useMemo(
    () => ({ engaged, edition, prayersOf, answers }),
    [engaged, edition, prayersOf, answers],
  );
  const marks = useMemo(() => marksOf(sessions, around), [sessions, around]);
  return {
    ...{ days, shown, day, zoom, halls, narrow, hall: chosen, first },
    ...{ columns, shelf, marks, around, byId, places, setView },
  };
}

export type Plan = ReturnType<typeof usePlan>;
