import { deviceMemory } from '#replica/storage/device-memory.ts';
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
  refused: () => deviceMemory.get(refusedKey) !== undefined,
  keep(choice: PushChoice, facts: string): void {
    const stored: Stored = { ...choice, told: Date.now(), facts };
    deviceMemory.set(choiceKey, JSON.stringify(stored));
    deviceMemory.remove(refusedKey);
  },
  refuse: () => deviceMemory.set(refusedKey, '1'),
  forget: () => deviceMemory.remove(choiceKey),
};

function read(): Stored | undefined {
  const stored = parsed(deviceMemory.get(choiceKey) ?? 'null');
  if (!isLanguage(stored?.language) || !Array.isArray(stored.topics)) return undefined;
  const topics = pushTopics.filter((topic) => stored.topics.includes(topic));
  const { language, told, facts } = stored;
  return topics.length > 0
    ? { language, topics, told: Number(told) || 0, facts: String(facts ?? '') }
    : undefined;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
