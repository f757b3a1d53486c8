import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isZone } from './clock.ts';
import { endsAsXml, lastLine } from './file-end.ts';
import { collectLeftovers, type Leaf, type Leftovers, leavesOf } from './leftovers.ts';
import { type Notice, notice, type Tell, type Where } from './notice.ts';
import { keyOf, type Mention, type Source, type SourceEntry, type SourceLink } from './source.ts';
import { cutSchedule, type EventBlock } from './xml-blocks.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
});

type Node = Readonly<Record<string, unknown>>;

/** What a reader of ours takes from a session, or knows to say nothing to readers of the forum. */
const ofSession = new Set(
  (
    '@id @guid @code date start end duration room title subtitle abstract description language type ' +
    'track persons links attachments slug'
  ).split(' '),
);
const ofPerson = new Set(
  '# @id @guid @code @name name public_name full_public_name biography description abstract'.split(
    ' ',
  ),
);
const ofConference = new Set(
  (
    'acronym title start end days daysCount timeslot_duration time_zone_name track ' +
    'day_change day room event'
  ).split(' '),
);

/** Reads schedule XML as frab, pretalx, wafer and their kin write it; each event on its own. */
export function readXml(text: string): Source {
  const blocks = cutSchedule(text);
  const notices: Notice[] = [];
  if (!endsAsXml(text)) notices.push(notice('file_cut', { line: lastLine(text) }));
  const head = blocks.conference ? tryParse(blocks.conference, 'conference') : undefined;
  const conference = typeof head === 'object' ? head : {};
  if (blocks.conferences > 1) {
    notices.push(notice('several_conferences', {}, String(blocks.conferences)));
  }
  const scope = textIn(conference, 'acronym') || textIn(conference, 'base_url');
  const zone = textIn(conference, 'time_zone_name');
  const page = textIn(conference, 'base_url') || textIn(conference, 'url');
  const leftovers = collectLeftovers();
  leftovers.tell(beside(conference, ofConference, 'conference/'), {}, '');
  const entries: SourceEntry[] = [];
  for (const block of blocks.events) {
    const node = tryParse(block.xml, 'event');
    if (typeof node === 'string') {
      notices.push(notice('unreadable_entry', { line: block.line, ...idIn(block.xml) }, node));
    } else {
      entries.push(readEvent(node, block, scope, leftovers, (told) => notices.push(told)));
    }
  }
  return {
    dialect: 'schedule-xml',
    title: textIn(conference, 'title'),
    scope,
    ...(isZone(zone) ? { zone } : {}),
    ...(page ? { page } : {}),
    rooms: blocks.rooms.flatMap(({ tag, line }) => readRoom(tag, scope, { line }) ?? []),
    tracks: listOf(conference.track).map(nameIn).filter(Boolean),
    entries,
    notices: [...notices, ...leftovers.notices()],
  };
}

function readEvent(
  node: Node,
  block: EventBlock,
  scope: string,
  leftovers: Leftovers,
  tell: Tell,
): SourceEntry {
  const id = textIn(node, '@id') || textIn(node, '@code');
  const title = bodyIn(node, 'title', block);
  const where: Where = {
    line: block.line,
    ...(id ? { id } : {}),
    ...(title ? { title } : {}),
  };
  const day = block.day ? tagAttributes(block.day) : {};
  const around = block.room ? readRoom(block.room, scope, where) : undefined;
  const [own = '', ...otherRooms] = listOf(node.room).map(nameIn);
  const room = own && own !== around?.name ? { where, name: own } : around;
  const [track = '', ...otherTracks] = listOf(node.track).map(nameIn).filter(Boolean);
  for (const other of otherRooms.filter(Boolean)) tell(notice('room_left_out', where, other));
  for (const other of otherTracks) tell(notice('track_left_out', where, other));
  const key = keyOf(scope, textIn(node, '@guid'), id);
  return {
    where,
    ...(key ? { key } : {}),
    day: textIn(day, '@date'),
    dayStart: textIn(day, '@start'),
    date: textIn(node, 'date'),
    start: textIn(node, 'start'),
    end: textIn(node, 'end'),
    duration: textIn(node, 'duration'),
    ...(room ? { room } : {}),
    title,
    paragraphs: ['subtitle', 'abstract', 'description'].map((name) => bodyIn(node, name, block)),
    language: textIn(node, 'language'),
    type: textIn(node, 'type'),
    track,
    persons: personsIn(node, scope, where, leftovers),
    links: [
      ...linksIn(node, 'links', where, leftovers),
      ...linksIn(node, 'attachments', where, leftovers),
      ...leftovers.links(beside(node, ofSession), where),
    ],
  };
}

/** What an element holds under other names than those. */
function beside(node: Node, known: ReadonlySet<string>, within = ''): Leaf[] {
  return Object.entries(node).flatMap(([name, value]) =>
    known.has(name) ? [] : leavesOf(value, `${within}${name}`),
  );
}

function personsIn(node: Node, scope: string, where: Where, leftovers: Leftovers): Mention[] {
  return childrenOf(node, 'persons').map((person) => {
    const of = typeof person === 'object' && person !== null ? (person as Node) : {};
    const guid = textIn(of, '@guid') || textIn(of, '@code');
    const key = keyOf(scope, guid, textIn(of, '@id'));
    const name = nameIn(person);
    const text = textIn(of, 'biography') || textIn(of, 'description') || textIn(of, 'abstract');
    leftovers.tell(beside(of, ofPerson, 'person/'), where, name);
    return { where, ...(key ? { key } : {}), name, ...(text ? { text } : {}) };
  });
}

/** What somebody or something is called, however the element says so. */
function nameIn(value: unknown): string {
  const of = typeof value === 'object' && value !== null ? (value as Node) : {};
  return (
    textOf(value) ||
    ['@name', 'public_name', 'full_public_name', 'name', '@title', 'title']
      .map((name) => textIn(of, name))
      .find(Boolean) ||
    ''
  );
}

/** The elements within every list of that name, however many lists there are. */
function childrenOf(node: Node, list: string): unknown[] {
  return listOf(node[list]).flatMap((holder) =>
    typeof holder === 'object' && holder !== null
      ? Object.entries(holder)
          .filter(([name]) => name !== '#' && !name.startsWith('@'))
          .flatMap(([, items]) => listOf(items))
      : textOf(holder)
        ? [holder]
        : [],
  );
}

function linksIn(node: Node, list: string, where: Where, leftovers: Leftovers): SourceLink[] {
  return childrenOf(node, list).flatMap((link): SourceLink[] => {
    const of = typeof link === 'object' && link !== null ? (link as Node) : {};
    const names = ['@href', '@url', '@src', 'url', 'href', 'resource'];
    const used = names.find((name) => textIn(of, name)) ?? '';
    const text = textOf(link);
    const title = nameIn(link) || textIn(of, 'description');
    const hint = [textIn(of, '@type') || textIn(of, 'type'), textIn(of, '@rel')].join(' ').trim();
    const known = new Set([used, ...ofLink]);
    const more = leftovers.links(beside(of, known, `${list}/`), where);
    const address = used ? textIn(of, used) : text;
    if (!address && !title) return more;
    return [{ address, label: title, ...(hint ? { hint } : {}) }, ...more];
  });
}

const ofLink = '# @name @title @type @rel @id title name description type'.split(' ');

function readRoom(tag: string, scope: string, where: Where): Mention | undefined {
  const attributes = tagAttributes(tag);
  const name = textIn(attributes, '@name');
  const key = keyOf(scope, textIn(attributes, '@guid'), textIn(attributes, '@id'));
  const capacity = Number(textIn(attributes, '@capacity'));
  if (!name) return undefined;
  return { where, ...(key ? { key } : {}), name, ...(capacity > 0 ? { capacity } : {}) };
}

/** The attributes of an opening tag that stands alone. */
function tagAttributes(tag: string): Node {
  const name = /^<(\w+)/.exec(tag)?.[1] ?? '';
  const node = tryParse(tag.replace(/\/?>$/, '/>'), name);
  return typeof node === 'object' ? node : {};
}

/** The element of that name, or what is wrong with it in the validator's words. */
function tryParse(xml: string, name: string): Node | string {
  try {
    const valid = XMLValidator.validate(xml);
    // The validator counts lines from the element's own start, which would mislead.
    if (valid !== true) return valid.err.msg.replace(/ \(opened in line \d+, col \d+\)/, '');
    const node = (parser.parse(xml) as Node)[name];
    return typeof node === 'object' && node !== null && !Array.isArray(node) ? (node as Node) : {};
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function idIn(xml: string): { id?: string } {
  const id = /^<event\b[^>]*?\sid\s*=\s*["']([^"'<>]*)["']/.exec(xml)?.[1];
  return id ? { id } : {};
}

/** A text in which somebody may have left elements unescaped: then the element's own source. */
function bodyIn(node: Node, name: string, block: EventBlock): string {
  return listOf(node[name])
    .map((value, index) => {
      if (typeof value !== 'object' || value === null) return textOf(value);
      const sources = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`, 'g');
      return [...block.xml.matchAll(sources)][index]?.[1]?.trim() ?? '';
    })
    .filter(Boolean)
    .join('\n\n');
}

function textIn(node: Node, name: string): string {
  return Object.hasOwn(node, name) ? textOf(node[name]) : '';
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return first.trim();
  if (typeof first !== 'object' || first === null) return '';
  return textIn(first as Node, '#');
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
