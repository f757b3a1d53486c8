import type { Bug } from '../bug.ts';

const feeds = ['tests/unit/publish-feeds.test.ts'];
const rendering = ['tests/unit/publish-rendering.test.ts'];
const page = ['src/published/published-page.test.ts'];

/** Published pages, feeds and cards, and the app that takes a page over. */
export const pages: readonly Bug[] = [
  {
    file: 'supabase/publisher/pages/css.ts',
    find: 'needs[sort].every((name) => names[sort].has(name))',
    put: 'needs[sort].every((name) => name && !names[sort].has(name))',
    does: 'published pages are shown without their styles until the app has loaded',
    tests: ['tests/unit/publish-css.test.ts'],
  },
  {
    file: 'supabase/publisher/pages/css.ts',
    find: 'for (const other of inside.get(name) ?? []) read.add(other);',
    put: 'inside.get(name);',
    does: 'a published page lacks the colours that others are made of',
    tests: ['tests/unit/publish-css.test.ts'],
  },
  {
    file: 'supabase/publisher/pages/css.ts',
    find: 'first <= letter && letter <= last',
    put: 'first < letter && letter < last',
    does: 'a published page lacks the font of which it has the first letter alone',
    tests: ['tests/unit/publish-css.test.ts'],
  },
  {
    file: 'supabase/publisher/pages/document.ts',
    find: "JSON.stringify(about).replaceAll('<', '\\\\u003c')",
    put: 'JSON.stringify(about)',
    does: 'a title that ends a script begins another on the published page',
    tests: rendering,
  },
  {
    file: 'supabase/publisher/pages/document.ts',
    find: "link('canonical', own),",
    put: "link('canonical', addressIn(languages[0])),",
    does: 'search engines forget the English and the Arabic pages',
    tests: rendering,
  },
  {
    file: 'supabase/publisher/pages/maker.ts',
    find: 'key: keyFrom([version, build, language, state]),',
    put: 'key: keyFrom([version, language, state]),',
    does: 'after an update the published pages name code that is gone',
    tests: rendering,
  },
  {
    file: 'supabase/publisher/pages/structured-data.ts',
    find: "? 'EventCancelled'",
    put: "? 'EventScheduled'",
    does: 'search engines show a cancelled session as taking place',
    tests: rendering,
  },
  {
    file: 'supabase/publisher/feeds/atom.ts',
    find: "status === 'sent' && recipients === 'all'",
    put: "status === 'sent'",
    does: 'announcements to participants are in the feed for everybody',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/feeds/atom.ts',
    find: '.slice(0, most)',
    put: '',
    does: 'the feed grows with every year',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/feeds/address.ts',
    find: ".replaceAll('<', '&lt;')",
    put: '',
    does: 'a title with a “<” makes a feed that no reader takes',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/feeds/sitemap.ts',
    find: 'content.event.has(event_id) && content.speaker.has(speaker_id)',
    put: 'content.event.has(event_id)',
    does: 'the sitemap names pages of speakers who are drafts',
    tests: feeds,
  },
  {
    file: 'supabase/publisher/feeds/sitemap.ts',
    find: "open && !name.startsWith('admin')",
    put: 'open',
    does: 'search engines are led to the back office',
    tests: feeds,
  },
  {
    file: 'src/published/published-page.ts',
    find: 'language === page.language &&',
    put: '',
    does: 'a page in French is taken over for a reader who chose Arabic',
    tests: page,
  },
  {
    file: 'src/published/published-page.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    put: '',
    does: 'a text of the content ends the script it stands in and runs',
    tests: page,
  },
  {
    file: 'src/published/published-page.ts',
    find: '(edition === undefined || edition === page.edition)',
    put: 'true',
    does: 'who chose the archive is shown the current edition',
    tests: page,
  },
  {
    file: 'src/published/shortened.ts',
    find: 'if (left.includes(name)) return [name, null];',
    put: '',
    does: 'the page of the programme carries every description, and is many times as large',
    tests: ['src/published/shortened.test.ts'],
  },
  {
    file: 'src/shared/page-address.ts',
    find: "return more || name !== 'day' ? undefined : addressOfPage(pathname, day);",
    put: 'return addressOfPage(pathname, day);',
    does: 'a link to search results is answered with a page that shows none',
    tests: ['src/shared/page-address.test.ts'],
  },
  {
    file: 'src/shared/recalling.ts',
    find: 'known && sameList(known.parts, parts)',
    put: 'known',
    does: 'a changed session is not published',
    tests: ['src/shared/recalling.test.ts'],
  },
  {
    file: 'supabase/publisher/cards/card.ts',
    find: "JSON.stringify(['card 2', card])",
    put: "JSON.stringify(['card 2', card.title])",
    does: 'the picture of a session that was moved still shows its old time',
    tests: ['tests/unit/publish-cards.test.ts'],
  },
];
