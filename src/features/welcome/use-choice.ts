import { useState } from 'react';
import type { Language } from '#shared/localized.ts';

export type Choose = (language: Language) => Promise<void>;

/** A choice of language under way: which one is being fetched, and the way to choose, once. */
export function useChoice(onChoose: Choose) {
  const [pending, setPending] = useState<Language>();
  const choose = (language: Language) => {
    if (pending) return;
    setPending(language);
    void onChoose(language).finally(() => setPending(undefined));
  };
  return { pending, choose };
}
