/** How many lines a text has, which is where it ends; empty ones at its end are none. */
export function lastLine(text: string): number {
  let lines = 1;
  const end = text.replace(/[\r\n]+$/, '').length;
  for (let at = 0; at < end; at += 1) if (text.charCodeAt(at) === 10) lines += 1;
  return lines;
}

/** The name of the outermost element of XML; undefined where there is none. */
export function rootOf(text: string): string | undefined {
  const head = text.slice(0, 100_000).replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '');
  return /<([a-z_][\w:.-]*)(?=[\s/>])/i.exec(head)?.[1];
}

/** True for XML whose outermost element is closed at its end, whatever is wrong inside. */
export function endsAsXml(text: string): boolean {
  const root = rootOf(text);
  if (!root) return false;
  const end = withoutTail(text.trimEnd());
  const close = end.lastIndexOf('<');
  const last = close < 0 ? '' : end.slice(close);
  return last === `</${root}>` || new RegExp(`^</${root}\\s+>$`).test(last) || isAlone(last, root);
}

/** The text without the comments and instructions after its last element. */
function withoutTail(text: string): string {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    const at = text.endsWith(end) ? text.lastIndexOf(begin) : -1;
    if (at > 0) return withoutTail(text.slice(0, at).trimEnd());
  }
  return text;
}

function isAlone(tag: string, root: string): boolean {
  return tag.endsWith('/>') && tag.startsWith(`<${root}`);
}

/** True for a calendar whose every part that begins also ends, and that ends as one. */
export function endsAsCalendar(text: string): boolean {
  const end = text.trimEnd();
  if (!/(?:^|\n)END:VCALENDAR$/i.test(end)) return false;
  const count = (pattern: RegExp) => end.match(pattern)?.length ?? 0;
  return count(/^BEGIN:VCALENDAR\r?$/gim) <= count(/^END:VCALENDAR\r?$/gim);
}

/** True for JSON that ends inside one of its texts, objects or lists; not for one that is wrong within. */
export function endsWithinJson(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return inText || depth > 0;
}
