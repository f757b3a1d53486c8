import type { Issue, Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Language } from '#shared/localized.ts';
import type { EntityForm } from './use-entity-form.ts';
import { useShownLanguage } from './use-shown-language.ts';

interface Held {
  readonly values: Fields;
  readonly issues: readonly Issue[];
  readonly set: (name: string, value: unknown) => void;
  /** The language on show on phones, where the caller keeps it. */
  readonly language?: readonly [Language, (language: Language) => void];
}

/** What inputs need of a form, over values that are kept and saved elsewhere. */
export function useLooseForm(kind: Kind, id: string, held: Held): EntityForm {
  const own = useShownLanguage();
  const [language, setLanguage] = held.language ?? [own.language, own.setLanguage];
  return {
    ...{ kind, id, language, setLanguage },
    ...{ values: held.values, issues: held.issues, set: held.set },
    ...{
      isNew: id === 'new',
      exists: true,
      dirty: false,
      typed: undefined,
      refused: false,
      restoredAt: undefined,
      changedElsewhere: false,
    },
    discardDraft: () => {},
    save: async () => undefined,
  };
}
