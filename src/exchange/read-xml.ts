import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isZone } from './clock.ts';
import { type Notice, notice, type Where } from './notice.ts';
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

/** Reads schedule XML as frab, pretalx, wafer and their kin write it; each event on its own. */
export function readXml(text: string): Source {
  const blocks = cutSchedule(text);
  const notices: Notice[] = [];
  const head = blocks.conference ? tryParse(blocks.conference, 'conference') : undefined;
  const conference = typeof head === 'object' ? head : {};
  const scope = textIn(conference, 'acronym') || textIn(conference, 'base_url');
  const zone = textIn(conference, 'time_zone_name');
  const entries: SourceEntry[] = [];
  for (const block of blocks.events) {
    const node = tryParse(block.xml, 'event');
    if (typeof node === 'string') {
      notices.push(notice('unreadable_entry', { line: block.line, ...idIn(block.xml) }, node));
    } else {
      entries.push(readEvent(node, block, scope));
    }
  }
  return {
    dialect: 'schedule-xml',
    title: textIn(conference, 'title'),
    scope,
    ...(isZone(zone) ? { zone } : {}),
    rooms: blocks.rooms.flatMap(({ tag, line }) => readRoom(tag, scope, { line }) ?? []),
    entries,
    notices,
  };
}

function readEvent(node: Node, block: EventBlock, scope: string): SourceEntry {
  const id = textIn(node, '@id');
  const title = textIn(node, 'title');
  const where: Where = {
    line: block.line,
    ...(id ? { id } : {}),
    ...(title ? { title } : {}),
  };
  const day = block.day ? tagAttributes(block.day) : {};
  const around = block.room ? readRoom(block.room, scope, where) : undefined;
  const own = textIn(node, 'room');
  const room = own && own !== around?.name ? { where, name: own } : around;
  const key = keyOf(scope, textIn(node, '@guid'), id);
  return {
    where,
    ...(key ? { key } : {}),
    day: textIn(day, '@date'),
    dayStart: textIn(day, '@start'),
    date: textIn(node, 'date'),
    start: textIn(node, 'start'),
    duration: textIn(node, 'duration'),
    ...(room ? { room } : {}),
    title,
    paragraphs: ['subtitle', 'abstract', 'description'].map((name) => bodyIn(node, name, block)),
    language: textIn(node, 'language'),
    type: textIn(node, 'type'),
    track: textIn(node, 'track'),
    persons: personsIn(node, scope, where),
    links: [...linksIn(node, 'links', 'link'), ...linksIn(node, 'attachments', 'attachment')],
  };
}

function personsIn(node: Node, scope: string, where: Where): Mention[] {
  const { persons } = node;
  const list = typeof persons === 'object' && persons !== null ? (persons as Node).person : [];
  return listOf(list).map((person) => {
    const attributes = typeof person === 'object' && person !== null ? (person as Node) : {};
    const guid = textIn(attributes, '@guid') || textIn(attributes, '@code');
    const key = keyOf(scope, guid, textIn(attributes, '@id'));
    return { where, ...(key ? { key } : {}), name: textOf(person) };
  });
}

function linksIn(node: Node, list: string, item: string): SourceLink[] {
  const holder = node[list];
  if (typeof holder !== 'object' || holder === null) return [];
  return listOf((holder as Node)[item]).map((link) => {
    const address = typeof link === 'object' && link !== null ? textIn(link as Node, '@href') : '';
    return { address: address || textOf(link), label: textOf(link) };
  });
}

function readRoom(tag: string, scope: string, where: Where): Mention | undefined {
  const attributes = tagAttributes(tag);
  const name = textIn(attributes, '@name');
  const key = keyOf(scope, textIn(attributes, '@guid'), textIn(attributes, '@id'));
  return name ? { where, ...(key ? { key } : {}), name } : undefined;
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
  const value = node[name];
  if (typeof value !== 'object' || value === null) return textOf(value);
  const source = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`).exec(block.xml);
  return source?.[1] ?? '';
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
