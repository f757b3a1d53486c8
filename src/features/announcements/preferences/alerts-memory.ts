import { isLanguage } from '#shared/localized.ts';
import { type PushChoice, pushTopics } from '#visitor/push.ts';

const choiceKey = 'forum.alerts';
const refusedKey = 'forum.alerts.refused';

interface Stored extends PushChoice {
  /** When the server was last told, ms since 1970. */
  readonly told: number;
  /** What else the server was told of this device then. */
  readonly facts: string;
}

/** What this device remembers of its alerts; a browser that refuses storage remembers nothing. */
export const memory = {
  /** What was agreed last; undefined while alerts are off. */
  choice(): PushChoice | undefined {
    const stored = read();
    return stored && { language: stored.language, topics: stored.topics };
  },
  told: () => read()?.told ?? 0,
  facts: () => read()?.facts ?? '',
  refused: () => attempt(() => localStorage.getItem(refusedKey)) !== null,
  keep(choice: PushChoice, facts: string): void {
    const stored: Stored = { ...choice, told: Date.now(), facts };
    attempt(() => localStorage.setItem(choiceKey, JSON.stringify(stored)));
    attempt(() => localStorage.removeItem(refusedKey));
  },
  refuse: () => attempt(() => localStorage.setItem(refusedKey, '1')),
  forget: () => attempt(() => localStorage.removeItem(choiceKey)),
};

function read(): Stored | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(choiceKey) ?? 'null'));
  if (!isLanguage(stored?.language) || !Array.isArray(stored.topics)) return undefined;
  const topics = pushTopics.filter((topic) => stored.topics.includes(topic));
  const { language, told, facts } = stored;
  return topics.length > 0
    ? { language, topics, told: Number(told) || 0, facts: String(facts ?? '') }
    : undefined;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
