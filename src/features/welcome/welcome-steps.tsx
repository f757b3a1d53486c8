import type { ReactNode } from 'react';
import { Assistant } from './assistant.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import type { Step } from './step.ts';
import type { Choose } from './use-choice.ts';

interface Props {
  readonly step: Exclude<Step, 'language_bar'>;
  readonly onChoose: Choose;
  readonly onClose: () => void;
}

/** The dialog of the welcome that is due; its own part of the app, loaded for newcomers only. */
export function WelcomeSteps({ step, onChoose, onClose }: Props): ReactNode {
  return step === 'assistant' ? (
    <Assistant onClose={onClose} />
  ) : (
    <LanguageDialog onChoose={onChoose} />
  );
}
