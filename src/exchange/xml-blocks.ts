/** One `<event>` cut out of a schedule file, with the tags it stands under. */
export interface EventBlock {
  readonly xml: string;
  /** Line of its first character, from 1. */
  readonly line: number;
  /** The opening tags around it, as written: `<day …>` and `<room …>`. */
  readonly day?: string;
  readonly room?: string;
}

/** A schedule file cut into pieces, so that a broken one cannot take others with it. */
export interface XmlBlocks {
  readonly conference?: string;
  /** How many there are; the first is the one that counts. */
  readonly conferences: number;
  readonly rooms: readonly { readonly tag: string; readonly line: number }[];
  readonly events: readonly EventBlock[];
}

const landmark =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)(conference|day|room|event)(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<(event)(?=\s)/g;

/** Cuts the text of a schedule file at its days, rooms and events, without parsing what is inside. */
export function cutSchedule(text: string): XmlBlocks {
  const lineAt = lineCounter(text);
  const rooms: { tag: string; line: number }[] = [];
  const events: EventBlock[] = [];
  let conference: string | undefined;
  let conferenceStart: number | undefined;
  let conferences = 0;
  let day: string | undefined;
  let room: string | undefined;
  let open: { start: number; day?: string; room?: string } | undefined;

  const close = (end: number): void => {
    if (!open) return;
    const { start, ...around } = open;
    events.push({ xml: text.slice(start, end).trimEnd(), line: lineAt(start), ...around });
    open = undefined;
  };

  for (const match of text.matchAll(landmark)) {
    const [tag, slash, name = match[3]] = match;
    const start = match.index;
    const end = start + tag.length;
    if (!name) continue;
    if (name === 'event') {
      // An end without a beginning: an event whose opening tag is damaged. Its line must be told.
      if (slash && !open) events.push({ xml: tag, line: lineAt(start) });
      close(slash ? end : start);
      if (!slash) {
        open = { start, ...(day ? { day } : {}), ...(room ? { room } : {}) };
        if (tag.endsWith('/>')) close(end);
      }
    } else if (name === 'conference') {
      if (!slash) conferences += 1;
      if (slash && conferenceStart !== undefined) conference ??= text.slice(conferenceStart, end);
      else conferenceStart ??= start;
    } else if (name === 'day') {
      close(start);
      day = slash ? undefined : tag;
      room = undefined;
    } else if (/\sname\s*=/.test(tag)) {
      // A room's heading; inside an event `<room>` is only a name, without attributes.
      close(start);
      room = tag.endsWith('/>') ? undefined : tag;
      rooms.push({ tag, line: lineAt(start) });
    } else if (slash && !open) {
      room = undefined;
    }
  }
  close(text.length);
  return { ...(conference ? { conference } : {}), conferences, rooms, events };
}

/** Line numbers of rising positions, counted in one pass over the text. */
function lineCounter(text: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    return line;
  };
}
