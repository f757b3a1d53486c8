import { lazy, Suspense, useEffect, useState } from 'react';
import { changeLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { loadWords } from '#i18n/words.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
import type { Language } from '#shared/localized.ts';
import { visitMemory } from './memory.ts';
import { isCrawler, nextStep, type Step } from './step.ts';

const WelcomeSteps = lazy(async () => {
  try {
    const [steps, spoken] = await Promise.all([
      import('./welcome-steps.tsx'),
      loadWords('welcome'),
    ]);
    if (spoken) return steps;
  } catch {
    // The network went before this part had come: a greeting is not worth an error.
  }
  return { default: () => null };
});

const LanguageBar = lazy(async () => {
  try {
    return { default: (await import('./language-bar.tsx')).LanguageBar };
  } catch {
    return { default: () => null };
  }
});

/**
 * Greets a newcomer once the page is there: the choice of a language, then the assistant. Whoever
 * needs neither loads nothing for it, and whoever came for a page no dialogs.
 */
export function Welcome() {
  const language = useLanguage();
  const [step, setStep] = useState<Step | 'done'>();
  const look = () =>
    setStep((before) => {
      if (before === 'assistant') return before;
      const dialogs = before && before !== 'language_bar';
      return nextStep(location.pathname, visitMemory) ?? (dialogs ? 'done' : undefined);
    });
  const choose = async (chosen: Language) => {
    visitMemory.noteLanguageChosen();
    await changeLanguage(chosen);
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

  return (
    <Suspense>
      {step === 'language_bar' && <LanguageBar onChoose={choose} />}
      {step && step !== 'language_bar' && (
        <WelcomeSteps step={step} onChoose={choose} onClose={() => setStep('done')} />
      )}
    </Suspense>
  );
}
