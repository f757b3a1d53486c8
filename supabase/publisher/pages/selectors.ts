import type {
  ClassSelector,
  CssNode,
  PseudoClassSelector,
  SelectorList,
  Selector as SelectorNode,
} from 'css-tree';

/** What there is in a page for selectors to choose. */
export interface Markup {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Attributes with their values; undefined where any value may come before the app has. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Languages of the page and of its parts, as two letters. */
  readonly languages: ReadonlySet<string>;
}

/** Everything of a page that selectors ask for; who reads them adds what each names. */
export interface Asked {
  readonly classes: Set<string>;
  readonly tags: Set<string>;
  /** Attributes with those of their values that are asked for. */
  readonly attributes: Map<string, Set<string>>;
  readonly languages: Set<string>;
}

/** Nothing is asked for yet. */
export function askedNothing(): Asked {
  return { classes: new Set(), tags: new Set(), attributes: new Map(), languages: new Set() };
}

/** A selector as a page writes it; undefined where it can choose nothing of the page. */
export type Selector = (page: Markup) => string | undefined;

/** Whoever points or presses has the whole style sheets by then, or their element `noscript`. */
const pointed = new Set(['hover', 'active']);

/** Reads the selectors of a rule, and adds what they ask a page for; what their `:not()` names is not looked at. */
export function readSelectors(list: SelectorList, css: string, asked: Asked): Selector[] {
  const of = (node: CssNode) => css.slice(node.loc?.start.offset, node.loc?.end.offset);

  function readAll({ children }: SelectorList): Selector[] {
    return [...children].map((node) => (node.type === 'Selector' ? readOne(node) : () => of(node)));
  }

  function readOne(selector: SelectorNode): Selector {
    const begin = selector.loc?.start.offset ?? 0;
    const parts: { before: string; part: Selector }[] = [];
    let at = begin;
    for (const node of selector.children) {
      const part = readPart(node);
      if (!part) continue;
      parts.push({ before: css.slice(at, node.loc?.start.offset), part });
      at = node.loc?.end.offset ?? at;
    }
    const rest = css.slice(at, selector.loc?.end.offset);
    const [first] = selector.children.toArray().filter((node) => node.type === 'ClassSelector');
    const needed = first && nameOf(first);
    return (page) => {
      // Most rules are of a class that a page has not.
      if (needed !== undefined && !page.classes.has(needed)) return undefined;
      let text = '';
      for (const { before, part } of parts) {
        const own = part(page);
        if (own === undefined) return undefined;
        text += before + own;
      }
      return text + rest;
    };
  }

  /** What an element must have for a part of a selector; undefined where that is not known. */
  function readPart(node: CssNode): Selector | undefined {
    const text = of(node);
    const when = (has: (page: Markup) => boolean): Selector => {
      return (page) => (has(page) ? text : undefined);
    };
    if (node.type === 'ClassSelector') {
      const name = nameOf(node);
      asked.classes.add(name);
      return when(({ classes }) => classes.has(name));
    }
    if (node.type === 'TypeSelector' && node.name !== '*') {
      asked.tags.add(node.name);
      return when(({ tags }) => tags.has(node.name));
    }
    if (node.type === 'AttributeSelector') {
      const { name, matcher, value } = node;
      const wanted = (value && (value.type === 'String' ? value.value : value.name)) ?? '';
      const values = asked.attributes.get(name.name) ?? new Set();
      asked.attributes.set(name.name, matcher === '=' ? values.add(wanted) : values);
      return when(({ attributes }) => {
        const held = attributes.get(name.name);
        return attributes.has(name.name) && (matcher !== '=' || held?.has(wanted) !== false);
      });
    }
    return node.type === 'PseudoClassSelector' ? readPseudoClass(node) : undefined;
  }

  function readPseudoClass(node: PseudoClassSelector): Selector | undefined {
    const text = of(node);
    // Nothing of the site has a shadow tree.
    if (pointed.has(node.name) || node.name === 'host') return () => undefined;
    if (node.name === 'lang') {
      const language = text.slice(text.indexOf('(') + 1, -1).replaceAll(/["']/g, '');
      asked.languages.add(language);
      return ({ languages }) => (languages.has(language) ? text : undefined);
    }
    const inner = node.children?.first;
    if (!['is', 'where', 'has'].includes(node.name) || inner?.type !== 'SelectorList')
      return undefined;
    const alternatives = readAll(inner);
    // What is left out must not change how much the others weigh.
    const alike =
      node.name === 'where' || [...inner.children].every((one) => /^:lang/.test(of(one)));
    return (page) => {
      const kept = alternatives.flatMap((one) => one(page) ?? []);
      if (kept.length === 0) return undefined;
      return alike ? `:${node.name}(${kept.join(',')})` : text;
    };
  }

  return readAll(list);
}

const nameOf = ({ name }: ClassSelector) => name.replaceAll('\\', '');
