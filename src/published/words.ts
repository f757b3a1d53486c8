import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { namespaces } from '#i18n/namespaces.ts';
import type { Language } from '#shared/localized.ts';
import type { AllMessages } from './rendering.ts';

/**
 * The words of a language, for pages by the thousand: what they say to a key alone they say once, and a
 * screen's question, for which react-i18next copies all that the object has itself, copies next to nothing.
 */
export async function wordsOf(language: Language, words: AllMessages): Promise<i18n> {
  const whole = createInstance();
  await whole.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'common',
    resources: { [language]: words[language] } as never,
    interpolation: { escapeValue: false },
  });
  const light: i18n = Object.create(whole);
  const known = new Map<string, TFunction>();
  const tell = (...asked: unknown[]): TFunction => {
    const name = JSON.stringify(asked);
    const told = known.get(name) ?? remembering(whole.getFixedT(...(asked as [string])));
    known.set(name, told);
    return told;
  };
  return Object.assign(light, { getFixedT: tell });
}

/** Sayings that are remembered of a namespace; beyond, all are forgotten. */
const most = 5_000;

/** Says the same to the same key and plain values without looking again. */
function remembering(tell: TFunction): TFunction {
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
