import { lazy, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { loadWords } from '#i18n/words.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
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

/**
 * Greets a newcomer once the page is there: the choice of a language, then the assistant. Whoever
 * needs neither loads nothing for it.
 */
export function Welcome() {
  const language = useLanguage();
  const [step, setStep] = useState<Step | 'done'>();
  const look = () =>
    setStep((before) =>
      before === 'assistant'
        ? before
        : (nextStep(location.pathname, visitMemory) ?? (before && 'done')),
    );

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
    step && (
      <Suspense>
        <WelcomeSteps step={step} onLanguageChosen={look} onClose={() => setStep('done')} />
      </Suspense>
    )
  );
}
