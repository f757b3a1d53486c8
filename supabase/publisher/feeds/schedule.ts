import { lastRelease } from '#entities/last-release.ts';
import { scheduleOf } from '#exchange/schedule-out/schedule.ts';
import { versionText } from '#exchange/schedule-out/version.ts';
import { writeScheduleJson } from '#exchange/schedule-out/write-schedule-json.ts';
import type { AllMessages } from '#published/rendering.ts';
import { languages } from '#shared/localized.ts';
import { keyFrom, type Maker, type Site } from '../plan.ts';
import { publicAddress } from './address.ts';
import { phraseIn } from './phrase.ts';

/** The programme for other programs as frab writes it: `schedule.json`. */
export function scheduleFile(words: AllMessages): Maker {
  const noRoom = phraseIn(words, languages[0], 'admin-exchange', 'export.no_room');
  return (site) => {
    const { snapshot, origin } = site;
    const told = ['attachment', 'edition', 'event', 'location', 'release', 'speaker', 'track'];
    const rows = [...snapshot.rows.values()].filter(({ kind }) => told.includes(kind));
    const key = keyFrom(['schedule 4', origin, noRoom], rows);
    return [
      {
        path: 'schedule.json',
        key,
        type: 'application/json; charset=utf-8',
        freshness: 'asked',
        make: () => writeSchedule(site, noRoom),
      },
    ];
  };
}

function writeSchedule({ origin, snapshot }: Site, noRoom: string): string {
  const { content, revision } = snapshot;
  const edition = content.edition.get(String(snapshot.edition));
  if (!edition) throw new Error(`No edition ${snapshot.edition}`);
  // A cancelled session has no place in a schedule; the calendars say that it is cancelled.
  const schedule = scheduleOf({
    edition,
    version: versionText(lastRelease(content.release.values()), String(revision)),
    events: [...content.event.values()],
    locations: content.location,
    speakers: content.speaker,
    tracks: content.track,
    attachments: [...content.attachment.values()],
    language: languages[0],
    noRoom,
    site: `${origin}/`,
    addressOf: (id) => publicAddress(origin, languages[0], 'event', { id }),
  });
  return writeScheduleJson(schedule);
}
