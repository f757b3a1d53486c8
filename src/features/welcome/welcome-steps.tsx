import type { ReactNode } from 'react';
import { changeLanguage } from '#i18n/start.ts';
import type { Language } from '#shared/localized.ts';
import { withMantine } from '#ui/theme/mantine.tsx';
import { Assistant } from './assistant.tsx';
import { LanguageBar } from './language-bar.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { visitMemory } from './memory.ts';
import type { Step } from './step.ts';

interface Props {
  readonly step: Step | 'done';
  readonly onLanguageChosen: () => void;
  readonly onClose: () => void;
}

/** The step of the welcome that is due; its own part of the app, loaded for newcomers only. */
export default withMantine(WelcomeSteps);

function WelcomeSteps({ step, onLanguageChosen, onClose }: Props): ReactNode {
  const choose = async (language: Language) => {
    visitMemory.noteLanguageChosen();
    await changeLanguage(language);
    onLanguageChosen();
  };
  return (
    <>
      <LanguageDialog opened={step === 'language_dialog'} onChoose={choose} />
      {step === 'language_bar' && <LanguageBar onChoose={choose} />}
      {/* Not there before: the Escape that leaves the first dialog would close the second, too. */}
      {(step === 'assistant' || step === 'done') && (
        <Assistant opened={step === 'assistant'} onClose={onClose} />
      )}
    </>
  );
}
