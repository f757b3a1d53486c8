import { languageChosen } from '#i18n/stored.ts';

/** Session storage key: the assistant was shown in this browser session. */
const assistantShown = 'welcomeAssistantShown';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What a browser remembers of its earlier visits; one that remembers nothing forgets with the page. */
export interface VisitMemory {
  readonly languageChosen: boolean;
  readonly assistantShown: boolean;
  noteLanguageChosen(): void;
  noteAssistantShown(): void;
}

/** Makes the memory; the stores are asked for at each use, since asking may throw. */
export function createVisitMemory(local: () => Store, session: () => Store): VisitMemory {
  const noted = new Set<string>();

  function has(store: () => Store, key: string): boolean {
    if (noted.has(key)) return true;
    try {
      return Boolean(store().getItem(key));
    } catch {
      return false;
    }
  }

  function note(store: () => Store, key: string): void {
    noted.add(key);
    try {
      store().setItem(key, 'true');
    } catch {
      // Then the visitor is greeted anew on the next page load.
    }
  }

  return {
    get languageChosen() {
      return has(local, languageChosen);
    },
    get assistantShown() {
      return has(session, assistantShown);
    },
    noteLanguageChosen: () => note(local, languageChosen),
    noteAssistantShown: () => note(session, assistantShown),
  };
}

/** This browser's own memory. */
export const visitMemory = createVisitMemory(
  () => localStorage,
  () => sessionStorage,
);
