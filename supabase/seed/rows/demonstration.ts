import { archiveEvents, currentEvents, speakers } from '#seed/programme/index.ts';
import { announcements } from '#seed/site/announcements.ts';
import { editionsAround } from '#seed/site/editions.ts';
import { locations } from '#seed/site/locations.ts';
import { news } from '#seed/site/news/index.ts';
import { services } from '#seed/site/services.ts';
import { zones } from '#seed/site/village/index.ts';
import type { SeedEdition } from '#seed/types.ts';
import { instantAt } from '#shared/time.ts';
import { attachmentRows } from './attachments.ts';
import type { Content } from './content.ts';
import { glossaryRows } from './glossary.ts';
import { guideRows } from './guide.ts';
import { mailTemplateRows } from './mail-templates.ts';
import { contactOf, editionRow, locationRow, speakerRow } from './people-and-places.ts';
import { prayerDayRows } from './prayer-days.ts';
import { eventRow, interventionRows } from './programme.ts';
import { announcementRow, newsRow, testamentRow } from './publications.ts';
import { questionRows } from './questions.ts';
import { dashboardRow, siteContentRows, streamingRow } from './screens.ts';
import { trackRows } from './tracks.ts';
import { exhibitorRows, zoneRow } from './village.ts';

/** Where the speakers of the demonstration are written to. */
export const contacts = speakers.map(contactOf);

/** Every row of the demonstration, laid around `now`: its day is the current edition's second. */
export function demonstrationRows(now: Date): Content {
  const editions = editionsAround(now);
  const { current, archive } = editions;
  const lastEvening = instantAt(archive.days.at(-1) ?? '', '18:00', archive.utc_offset);
  const origins = {
    current: { moment: now.getTime(), edition: current.id },
    archive: { moment: lastEvening, edition: archive.id },
  } as const satisfies Record<SeedEdition, object>;
  return {
    edition: [archive, current].map(editionRow),
    location: [...locations, ...services].map((seed) => locationRow(seed, editions)),
    speaker: speakers.map((seed) => speakerRow(seed, editions)),
    zone: zones.map((seed, index) => zoneRow(seed, index, current.id)),
    event: [
      ...archiveEvents.map((seed) => eventRow(seed, archive)),
      ...currentEvents.map((seed) => eventRow(seed, current)),
    ],
    intervention: [
      ...archiveEvents.flatMap((seed) => interventionRows(seed, archive)),
      ...currentEvents.flatMap((seed) => interventionRows(seed, current)),
    ],
    exhibitor: zones.flatMap((zone) => exhibitorRows(zone, current.id)),
    news: news.map((seed) =>
      newsRow(seed, seed.edition ? origins[seed.edition] : { ...origins.current, edition: null }),
    ),
    announcement: announcements.map((seed) => announcementRow(seed, origins[seed.edition])),
    streaming: [streamingRow('archive', archive.id), streamingRow('current', current.id)],
    site_content: siteContentRows(),
    article: [testamentRow(now.getTime())],
    dashboard: [dashboardRow('archive', archive.id), dashboardRow('current', current.id)],
    prayer_day: prayerDayRows(current),
    ...guideRows(current.id, current.days[0] ?? ''),
    track: trackRows(current),
    question: questionRows(current),
    attachment: [...attachmentRows('archive', archive), ...attachmentRows('current', current)],
    proposal: [],
    release: [],
    planned_change: [],
    mail_template: mailTemplateRows(),
    glossary_term: glossaryRows(),
    text_origin: [],
    translation_task: [],
  };
}
