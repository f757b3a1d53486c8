import { attachmentsByEvent } from '#domain/attachments.ts';
import { dayToOpen, programmeDayAt } from '#domain/moment.ts';
import { neighboursOf } from '#domain/neighbours.ts';
import { occupancyAt } from '#domain/occupancy.ts';
import { partsByWhole } from '#domain/parts.ts';
import { prayerDaysOf } from '#domain/prayer-times.ts';
import { peopleIn, placesIn, releasedLinesOf } from '#domain/releases.ts';
import type { PublishedScreen } from '#published/screen.ts';

/** Sessions of one day that are in its page from the start; the app brings the others. */
const mostOfDay = 80;

/** A page for the programme, and one for each of its days. */
const days: PublishedScreen = {
  address: 'programme',
  pages({ programme: { byDay, days }, now, today }) {
    const goesOn = programmeDayAt(byDay, today, now);
    const opened = dayToOpen(days, goesOn);
    // While the night of a day before goes on, every day is shown beside that one.
    const carried = goesOn === today ? [] : (byDay.get(goesOn) ?? []);
    return [undefined, ...days].map((day) => {
      const ofDay = byDay.get(day ?? opened ?? '') ?? [];
      const gone = ofDay.findIndex(({ ends }) => ends > now);
      const held = ofDay.slice(0, Math.max(gone, 0) + mostOfDay);
      return {
        day,
        sessions: [...carried, ...held],
        prayerDays: prayerDaysOf(ofDay),
        gather: (page) => page.sessions(held).all('track').all('release'),
      };
    });
  },
};

const event: PublishedScreen = {
  address: 'event',
  far: true,
  pages({ content, programme, now }) {
    const attachments = attachmentsByEvent(content.attachment);
    const parts = partsByWhole(programme);
    return programme.sessions.map((session) => {
      const { id, previous_location_id } = session.event;
      const { previous, next, meanwhile } = neighboursOf(programme, session);
      const whole = programme.byId.get(session.event.part_of_id ?? '');
      const listed = [...meanwhile, ...(parts.get(id) ?? [])];
      const near = [whole, previous, next, ...listed].filter((one) => one !== undefined);
      const filling = listed.filter((one) => occupancyAt(one, now));
      return {
        of: { id },
        parts: near,
        sessions: [session],
        prayerDays: prayerDaysOf([session]),
        attachments: attachments.get(id) ?? [],
        says: filling.map(({ event }) => event.id),
        until: Math.min(...filling.map(({ ends }) => ends)),
        gather: (page) =>
          page
            .sessions([session], 'listed')
            .sessions(near)
            .about('event', id)
            .add('location', previous_location_id),
      };
    });
  },
};

const intervention: PublishedScreen = {
  address: 'intervention',
  pages: ({ content, programme }) =>
    programme.sessions.flatMap((session) => {
      const { event, interventions } = session;
      const spoken = interventions.filter(({ speaker_id }) => content.speaker.has(speaker_id));
      return spoken.map(({ speaker_id }) => ({
        of: { eventId: event.id, speakerId: speaker_id },
        sessions: [session],
        gather(page) {
          page.sessions([session], 'listed').add('speaker', speaker_id, 'whole');
          page.subject = { kind: 'event', id: event.id };
          for (const { id } of interventions) page.add('intervention', id, 'whole');
        },
      }));
    }),
};

const versions: PublishedScreen = {
  address: 'versions',
  pages({ content, programme }) {
    const lines = [...content.release.values()].flatMap(
      (release) => releasedLinesOf(release).lines,
    );
    const told = lines.flatMap(({ event }) => programme.byId.get(event) ?? []);
    return [
      {
        parts: [content.release, content.speaker, ...told],
        gather(page) {
          page.all('release', 'whole').sessions(told);
          for (const line of lines) {
            for (const id of placesIn(line, programme)) page.add('location', id, 'named');
            for (const id of peopleIn(line, programme)) page.add('speaker', id, 'named');
          }
        },
      },
    ];
  },
};

export const published: readonly PublishedScreen[] = [days, event, intervention, versions];
