import { useState } from 'react';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { venueClock } from '#shared/time.ts';
import { type EntityForm, useEntityForm } from '../forms/use-entity-form.ts';
import { checkWhole } from './part-of.ts';
import { type Talks, useTalks } from './use-talks.ts';
import { timesOf } from './wall-time.ts';

/** The form of a session and of its interventions, saved (and taken back) together. */
export function useEventForm(id: string): { form: EntityForm; talks: Talks; target: string } {
  const [newId] = useState(() => randomUuid());
  const target = id === 'new' ? newId : id;
  const edition = useSelectedEdition() ?? 0;
  const days = useRow('edition', String(edition));
  const [today] = useState(() => venueClock(presentTime()).date);
  const during = days && today >= days.starts_on && today <= days.ends_on;
  const day = during ? today : (days?.starts_on ?? today);
  const events = useContent('event');
  const talks = useTalks(id, { id: target, edition_id: edition });
  const form = useEntityForm('event', id, {
    initial: { ...timesOf({ day, start: '09:00', night: false, minutes: 60 }) },
    newId: () => newId,
    alsoCheck: ({ part_of_id }) => [...talks.check(), ...checkWhole(target, part_of_id, events)],
  });
  const whole: EntityForm = {
    ...form,
    dirty: form.dirty || talks.dirty,
    restoredAt: form.restoredAt ?? talks.restoredAt,
    discardDraft: () => {
      form.discardDraft();
      talks.discard();
    },
    save: async (more = [], how = {}) => {
      const saved = await form.save([...talks.changes(), ...more], how);
      if (saved) talks.settle();
      return saved;
    },
  };
  return { form: whole, talks, target };
}
