import type { ReactNode } from 'react';
import { withMantine } from '#ui/theme/mantine.tsx';
import { Assistant } from './assistant.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import type { Step } from './step.ts';
import type { Choose } from './use-choice.ts';

interface Props {
  readonly step: Exclude<Step, 'language_bar'> | 'done';
  readonly onChoose: Choose;
  readonly onClose: () => void;
}

/** The dialog of the welcome that is due; its own part of the app, loaded for newcomers only. */
export default withMantine(WelcomeSteps);

function WelcomeSteps({ step, onChoose, onClose }: Props): ReactNode {
  return (
    <>
      <LanguageDialog opened={step === 'language_dialog'} onChoose={onChoose} />
      {/* Not there before: the Escape that leaves the first dialog would close the second, too. */}
      {(step === 'assistant' || step === 'done') && (
        <Assistant opened={step === 'assistant'} onClose={onClose} />
      )}
    </>
  );
}
