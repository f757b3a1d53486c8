import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { changeLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { loadWords } from '#i18n/words.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
import type { Language } from '#shared/localized.ts';
import { visitMemory } from './memory.ts';
import { isCrawler, nextStep, type Step } from './step.ts';

/** A part that is nothing where the network went before it had come: a greeting is not worth an error. */
const greeting = <P,>(load: () => Promise<ComponentType<P> | undefined>) =>
  lazy(
    async (): Promise<{ default: ComponentType<P> }> => ({
      default: (await load().catch(() => undefined)) ?? (() => null),
    }),
  );

const WelcomeSteps = greeting(async () => {
  const [steps, spoken] = await Promise.all([import('./welcome-steps.tsx'), loadWords('welcome')]);
  return spoken ? steps.WelcomeSteps : undefined;
});
const LanguageBar = greeting(async () => (await import('./language-bar.tsx')).LanguageBar);

/**
 * Greets a newcomer once the page is there: the choice of a language, then the assistant. Whoever
 * needs neither loads nothing for it, and whoever came for a page no dialogs.
 */
export function Welcome() {
  const language = useLanguage();
  const [step, setStep] = useState<Step>();
  const look = () =>
    setStep((before) =>
      before === 'assistant' ? before : nextStep(location.pathname, visitMemory),
    );
  const choose = async (chosen: Language) => {
    // Who chose one that cannot be shown is asked again.
    await changeLanguage(chosen, visitMemory.noteLanguageChosen);
    look();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a language chosen anywhere is looked at again
  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return;
    let gone = false;
    void afterFirstPaint().then(() => {
      if (!gone) look();
    });
    return () => {
      gone = true;
    };
  }, [language]);

  // Nothing of it is published: a boundary left to be taken over would have what is rendered in pieces
  // thrown away and begun again.
  if (!step) return null;
  return (
    <Suspense>
      {step === 'language_bar' ? (
        <LanguageBar onChoose={choose} />
      ) : (
        <WelcomeSteps step={step} onChoose={choose} onClose={() => setStep(undefined)} />
      )}
    </Suspense>
  );
}
