/**
 * Adds an item at the end of a list or an object literal. Each opening names one with its bracket, for
 * instance `export const entities = {`; each is looked for within the one before.
 */
export function append(text: string, openings: readonly string[], item: string): string {
  let start = 0;
  let end = text.length;
  for (const opening of openings) {
    const at = text.indexOf(opening, start);
    if (at < 0 || at >= end) throw new Error(`there is no "${opening.trim()}" to add to`);
    start = at + opening.length;
    end = endOf(text, start);
  }
  const before = text.slice(0, end).trimEnd();
  const comma = /[,[{(]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${item},\n${text.slice(end)}`;
}

/** Adds a line before the only line that begins so. */
export function insertBefore(text: string, beginning: string, line: string): string {
  const [head, tail, ...more] = text.split(`\n${beginning}`);
  if (tail === undefined || more.length > 0) {
    throw new Error(`there is not one line that begins with "${beginning.trim()}"`);
  }
  return `${head}\n${line}\n${beginning}${tail}`;
}

/** Adds a name to what a file imports by name from a module, unless it does so already. */
export function importName(text: string, module: string, name: string): string {
  const escaped = module.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const found = new RegExp(`import \\{([^}]*)\\} from '${escaped}'`).exec(text);
  if (!found) return `import { ${name} } from '${module}';\n${text}`;
  const names = (found[1] ?? '').split(',').map((one) => one.trim());
  if (names.includes(name)) return text;
  const all = [...names.filter(Boolean), name].join(', ');
  return text.replace(found[0], () => `import { ${all} } from '${module}'`);
}

const skipped = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//y;

/** Where the bracket closes that opens right before `start`. */
function endOf(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    skipped.lastIndex = at;
    const [over] = skipped.exec(text) ?? [];
    if (over) {
      at += over.length - 1;
      continue;
    }
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a bracket does not close');
}
