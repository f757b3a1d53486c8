import type { VisitMemory } from './memory.ts';

/**
 * What a visitor is asked or offered next: the language in a dialog on the home page or in a bar
 * elsewhere, then, on the home page, the assistant.
 */
export type Step = 'language_dialog' | 'language_bar' | 'assistant';

/**
 * The next step for a visitor at `path`. Only the home page may be covered: whoever follows a link
 * to something else came for that.
 */
export function nextStep(
  path: string,
  visit: Pick<VisitMemory, 'languageChosen' | 'assistantShown'>,
): Step | undefined {
  const home = path === '/';
  if (!visit.languageChosen) return home ? 'language_dialog' : 'language_bar';
  return home && !visit.assistantShown ? 'assistant' : undefined;
}

/** True for programs that read pages for others: they are shown the page alone. */
export function isCrawler(userAgent: string): boolean {
  return /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i.test(
    userAgent,
  );
}
