import { type Notice, notice, type Where } from './notice.ts';
import type { SourceLink } from './source.ts';

/** A text deep inside something that no reader of ours knows, and the names that lead to it. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** Everything said anywhere inside a value; nothing, `false` and white space say nothing. */
export function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() ? [{ path, text: value.trim() }] : [];
  if (typeof value === 'number' || value === true) return [{ path, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, name === '#' ? path : `${path}/${name}`),
  );
}

const address = /^(?:https?:)?\/\/[^\s<>"]+$/i;
const picture = /(?:^|[/@_])(?:logo|avatar|photo|picture|image|thumb|icon)(?:_url)?$/i;
/** Where the other program is asked, edited and remembers; of no use to readers of the forum. */
const ofTheOther =
  /(?:^|[/@])(?:feedback_?url|origin_?url|edit_?url|api_?url|base_url|self|resource_uri)$|^conference\/url$/i;

/** What a file holds beside what is read of it. */
export interface Leftovers {
  /**
   * Takes in what stands in fields that the forum has no place for. An address among them is given
   * back as a link; those of pictures and of the other program are told, and the rest is counted.
   */
  links(leaves: readonly Leaf[], where: Where): SourceLink[];
  /** The same of what has no session, where an address has no place either; `of` names whose it is. */
  tell(leaves: readonly Leaf[], where: Where, of: string): void;
  /** What has to be told: each address once, and each field once with how often it stands there. */
  notices(): Notice[];
}

/** Begins to collect what a file holds beside what is read of it. */
export function collectLeftovers(): Leftovers {
  const told: Notice[] = [];
  const once = new Set<string>();
  const fields = new Map<string, { count: number; where: Where }>();
  const tellOnce = (code: 'picture_left_out' | 'link_left_out', where: Where, detail: string) => {
    if (once.has(`${code} ${detail}`)) return;
    once.add(`${code} ${detail}`);
    told.push(notice(code, where, detail));
  };
  const rest = ({ path, text }: Leaf, where: Where): string | undefined => {
    if (picture.test(path)) tellOnce('picture_left_out', where, text);
    else if (address.test(text) && ofTheOther.test(path)) {
      told.push(notice('other_system', where, `${path}: ${text}`));
    } else if (address.test(text)) return text;
    else {
      const known = fields.get(path);
      fields.set(path, { count: (known?.count ?? 0) + 1, where: known?.where ?? where });
    }
    return undefined;
  };
  return {
    links: (leaves, where) =>
      leaves.flatMap((leaf) => {
        const found = rest(leaf, where);
        return found ? [{ address: found, label: '', hint: leaf.path }] : [];
      }),
    tell(leaves, where, of) {
      for (const leaf of leaves) {
        const found = rest(leaf, where);
        if (found) tellOnce('link_left_out', where, of ? `${of}: ${found}` : found);
      }
    },
    notices: () => [
      ...told,
      ...[...fields].map(([path, { count, where }]) =>
        notice('field_unkept', where, `${path} × ${count}`),
      ),
    ],
  };
}
