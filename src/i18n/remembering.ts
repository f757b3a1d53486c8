import type { i18n, TFunction } from 'i18next';

/** Sayings that are remembered of a namespace; beyond, all are forgotten. */
const most = 5_000;

/**
 * The same words, lighter for components: what is said to a key and plain values is said once and then
 * remembered, until the language changes or more words come; and a component's question, for which
 * react-i18next copies all that the object has itself, copies next to nothing.
 */
export function remembering(whole: i18n): i18n {
  const light: i18n = Object.create(whole);
  const known = new Map<string, TFunction>();
  // Others are told after this: they were not listening before.
  const forget = () => known.clear();
  whole.on('languageChanged', forget);
  whole.on('loaded', forget);
  whole.store?.on('added', forget);
  const tell = (...asked: unknown[]): TFunction => {
    const name = JSON.stringify(asked);
    const told = known.get(name) ?? remembers(whole.getFixedT(...(asked as [string])));
    known.set(name, told);
    return told;
  };
  return Object.assign(light, { getFixedT: tell });
}

/** Says the same to the same key and plain values without looking again. */
function remembers(tell: TFunction): TFunction {
  const said = new Map<string, unknown>();
  const quick = (key: string, ...more: [Record<string, unknown>?]) => {
    const [values = {}, ...others] = more;
    const plain = typeof key === 'string' && others.length === 0 && isPlain(values);
    if (!plain) return tell(key as never, ...(more as []));
    const name = more.length === 0 ? key : `${key} ${JSON.stringify(values)}`;
    if (!said.has(name)) {
      if (said.size >= most) said.clear();
      said.set(name, tell(key as never, ...(more as [])));
    }
    return said.get(name);
  };
  return Object.assign(quick, tell) as unknown as TFunction;
}

function isPlain(values: unknown): boolean {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string' || Number.isFinite(value))
  );
}
