import type { Bug } from '../bug.ts';

const feeds = ['tests/unit/publish-feeds.test.ts'];
const own = ['tests/db/calendar.test.ts'];
const database = ['tests/db/favourites.test.ts'];
const device = ['src/visitor/favourites/calendar.test.ts'];
const hosts = ['tests/local/static-app.test.ts'];
const json = ['tests/publish/json.test.ts'];
const functions = 'supabase/functions/calendar';
const calendars = 'supabase/publisher/feeds/calendars.ts';

/** Calendars to follow, one's own among them, the programme in frames, and JSON for others. */
export const follow: readonly Bug[] = [
  {
    file: calendars,
    find: '`${id} ${own} ${location_id} ${place}`',
    put: '`${id} ${own}`',
    does: 'a hall that gets another name keeps the old one in calendars',
    tests: ['tests/unit/publish-feeds.test.ts'],
  },
  {
    file: calendars,
    find: '...(talks.get(id) ?? [])',
    put: '',
    does: 'a speaker’s calendar lacks the sessions of their talks',
    tests: feeds,
  },
  {
    file: calendars,
    find: '(place) => holdsSessions(place) || held.has(place.id),',
    put: '(place) => held.has(place.id),',
    does: 'a hall whose last session goes leaves it in calendars for ever',
    tests: feeds,
  },
  {
    file: calendars,
    find: 'const sequence = Math.max(...revisions);',
    put: 'const sequence = 0;',
    does: 'calendars that hold two versions of a session keep the older',
    tests: feeds,
  },
  {
    file: 'src/shared/calendar.ts',
    find: '...(entries.length > 0 ? [] : nothing),',
    put: '',
    does: 'a calendar without sessions is refused as none',
    tests: feeds,
  },
  {
    file: 'src/shared/calendar.ts',
    find: '`SOURCE;VALUE=URI:${withoutEnds(source)}`',
    put: '`SOURCE:${escaped(source)}`',
    does: 'strict calendars refuse the feed for the kind of its source',
    tests: feeds,
  },
  {
    file: `${functions}/handler.ts`,
    find: 'if (!found) return say(410, words.gone, language);',
    put: '',
    does: 'an address that was taken back goes on as an empty calendar',
    tests: own,
  },
  {
    file: `${functions}/handler.ts`,
    find: 'if (published === undefined) return say(503, words.later, language);',
    put: "if (published === undefined) return answer(request, ownCalendar('', events, words.name), language);",
    does: 'while nothing is published everybody’s calendar is emptied',
    tests: own,
  },
  {
    file: `${functions}/programme.ts`,
    find: "if (!text.startsWith('BEGIN:VCALENDAR\\r\\n')) return undefined;",
    put: '',
    does: 'a page in the place of the programme empties everybody’s calendar',
    tests: own,
  },
  {
    file: `${functions}/programme.ts`,
    find: 'if (known && now() - known.at < freshFor) return known.text;',
    put: 'if (known) return known.text;',
    does: 'own calendars stay as the programme first was',
    tests: ['tests/unit/calendar-programme.test.ts'],
  },
  {
    file: `${functions}/own-calendar.ts`,
    find: ".filter(([, id = '']) => wanted.has(id))",
    put: '',
    does: 'one’s own calendar has everybody’s sessions',
    tests: own,
  },
  {
    file: 'supabase/schemas/22_favourites.sql',
    find: "f.visitor = v.key_hash and f.kind = 'event' and f.favourite), '[]'))\n  from (select) as always\n  left join public.visitors v on v.feed_hash",
    put: "f.visitor = v.key_hash and f.kind = 'event'), '[]'))\n  from (select) as always\n  left join public.visitors v on v.feed_hash",
    does: 'a session that is no favourite any more stays in one’s calendar',
    tests: database,
  },
  {
    file: 'supabase/schemas/22_favourites.sql',
    find: 'grant execute on function public.favourites_followed(text) to service_role;',
    put: 'grant execute on function public.favourites_followed(text) to service_role, anon;',
    does: 'anybody asks what a calendar’s code leads to',
    tests: ['tests/db/functions.test.ts'],
  },
  {
    file: 'supabase/schemas/22_favourites.sql',
    find: 'v.feed_hash is null and not exists',
    put: 'not exists',
    does: 'the calendar of who unmarked everything dies after a month',
    tests: database,
  },
  {
    file: 'src/visitor/favourites/calendar.ts',
    find: 'if (!ended.ok) return ended;',
    put: '',
    does: 'an address is taken for taken back although the server never heard of it',
    tests: device,
  },
  {
    file: 'src/visitor/favourites/calendar.ts',
    find: 'if (!ready.ok) return ready;',
    put: "if (!ready.ok) return succeed('');",
    does: 'who has marked nothing is shown an address that leads nowhere',
    tests: device,
  },
  {
    file: 'supabase/local/open-headers.ts',
    find: "['/embed/*', framed],",
    put: "['/*', framed],",
    does: 'other sites frame what they like',
    tests: hosts,
  },
  {
    file: 'supabase/local/open-headers.ts',
    find: "['/json/*', readable],",
    put: '',
    does: 'pages of other sites cannot read the JSON',
    tests: hosts,
  },
  {
    file: 'supabase/local/headers-file.ts',
    find: 'const earlier = set.has(name) ? [`  ! ${name}`] : [];',
    put: 'const earlier: string[] = [];',
    does: 'on a static host the programme has two policies, and no site can frame it',
    tests: hosts,
  },
  {
    file: 'supabase/publisher/embed/programme.ts',
    find: 'const text = xmlText(found.text);',
    put: 'const text = found.text;',
    does: 'a title with markup is markup on other sites',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/embed/programme.ts',
    find: 'hourAt(Date.parse(at), offset)',
    put: 'hourAt(Date.parse(at), 0)',
    does: 'other sites show the programme an hour early',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/embed/programme.ts',
    find: 'place, ...named], write)',
    put: 'place], write)',
    does: 'a speaker’s new name comes to other sites with the next change of each session',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/embed/programme.ts',
    find: 'content.speaker.has(id),',
    put: "id !== '',",
    does: 'the programme for frames names people who are drafts',
    tests: ['tests/publish/feeds.test.ts'],
  },
  {
    file: 'supabase/publisher/json/maker.ts',
    find: "return kind !== 'announcement' || (row as Announcement).recipients === 'all';",
    put: 'return true;',
    does: 'the JSON has announcements that are for participants',
    tests: json,
  },
  {
    file: 'supabase/publisher/json/maker.ts',
    find: "else if (sort === 'image') item[name] = pictureAddress(backend, value);",
    put: '',
    does: 'pictures in the JSON are paths that lead nowhere',
    tests: json,
  },
  {
    file: 'supabase/publisher/json/shape.ts',
    find: 'field.private !== true && !inner',
    put: '!inner',
    does: 'the JSON names the fields that only administrators see',
    tests: json,
  },
];
