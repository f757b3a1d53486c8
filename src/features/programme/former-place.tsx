import type { Session } from '#domain/programme.ts';
import { useRow } from '#replica/read.ts';
import { type RowTexts, timeRangeBeside } from './row-texts.ts';

/** Where and when a moved session was first announced, struck through in words. */
export function FormerPlace({ session, texts }: { session: Session; texts: RowTexts }) {
  const { event } = session;
  const place = useRow('location', event.previous_location_id ?? '');
  const { previous_starts_at: starts, previous_ends_at: ends } = event;
  if (event.change !== 'moved' || !starts || !ends) return null;
  const before = { starts: Date.parse(starts), ends: Date.parse(ends) };
  const otherTime = before.starts !== session.starts || before.ends !== session.ends;
  const otherPlace = event.previous_location_id !== event.location_id;
  const facts = [
    ...(otherTime ? [timeRangeBeside(before, session.starts, texts.format)] : []),
    ...(otherPlace && place ? [texts.localize(place.name)] : []),
  ];
  if (facts.length === 0) return null;
  return <p>{texts.t('programme:formerly', { what: facts.join(texts.t('programme:comma')) })}</p>;
}
