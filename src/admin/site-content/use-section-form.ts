import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#entities/index.ts';
import type { SiteContentSection } from '#entities/site-content-keys.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import type { Language } from '#shared/localized.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOnce } from '#ui/use-once.ts';
import type { Draft } from '../forms/draft-storage.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useShownLanguage } from '../forms/use-shown-language.ts';
import { useMayWrite } from '../writing/use-may-write.ts';
import { useWrite } from '../writing/use-write.ts';
import {
  changesOf,
  isChangedElsewhere,
  issuesOf,
  keysOf,
  type Rows,
  rowOf,
  type Typed,
  typedSince,
} from './section.ts';

/** The site's own content of one section, as it is being typed. */
interface SectionForm {
  /** Every key of the section, as typed or else as stored. */
  readonly rows: Rows;
  readonly set: (key: string, name: string, value: unknown) => void;
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
  readonly dirty: boolean;
  /** What is typed is more than whoever is signed in may write. */
  readonly refused: boolean;
  readonly restored: boolean;
  /** Somebody else changed what is being typed. */
  readonly changedElsewhere: boolean;
  readonly discard: () => void;
  /** The language on show where there is room for one only, and how to show another. */
  readonly language: readonly [Language, (language: Language) => void];
  /** Saves all of the section at once, when all is right and it is not being saved already. */
  readonly save: () => Promise<void>;
}

const nothing: Typed = {};

/** Opens a section with whatever draft this device keeps of it. */
export function useSectionForm(section: SiteContentSection): SectionForm {
  const { t } = useTranslation(['admin-content', 'admin']);
  const write = useWrite();
  const mayWrite = useMayWrite();
  const { once } = useOnce();
  const stored = useContent('site_content');
  const place = `section.${section}`;
  const { draft, restoredAt, type, settle, discard } = useDraft('site_content', place);
  const typed = typedIn(draft);
  const [issues, setIssues] = useState<ReadonlyMap<string, readonly Issue[]>>(new Map());
  const { language, setLanguage, leadTo } = useShownLanguage();
  const rows = useMemo(
    () => new Map(keysOf(section).map(([key]) => [key, typed[key]?.row ?? rowOf(stored, key)])),
    [section, typed, stored],
  );
  const changes = changesOf(stored, typed);

  const set = useCallback(
    (key: string, name: string, value: unknown) => {
      type((draft) => {
        const before = typedIn(draft);
        const { base, row } = before[key] ?? { base: rowOf(stored, key), row: rowOf(stored, key) };
        return draftOf({ ...before, [key]: { base, row: { ...row, [name]: value } } });
      });
      setIssues((known) => new Map([...known].filter(([other]) => other !== key)));
    },
    [stored, type],
  );

  async function saveAll(): Promise<undefined> {
    const wrong = keysOf(section).flatMap(([key, form]): [string, Issue[]][] => {
      const found = issuesOf(rowOf(rows, key), form);
      return found.length > 0 ? [[key, found]] : [];
    });
    setIssues(new Map(wrong));
    if (wrong.length > 0) {
      leadTo(wrong.flatMap(([, found]) => found));
      notify({ variant: 'destructive', title: t('admin:form.invalid') });
      return;
    }
    if (changes.length === 0) notify({ title: t('admin:form.nothing_changed') });
    else if (!(await write(changes, { done: t('admin-content:site.saved') }))) return;
    settle(draft, (newer) => draftOf(typedSince(typed, typedIn(newer))));
  }

  return {
    rows,
    set,
    issues,
    dirty: changes.length > 0,
    refused: !changes.every(mayWrite),
    restored: restoredAt !== undefined,
    changedElsewhere: isChangedElsewhere(stored, typed),
    discard: () => {
      discard();
      setIssues(new Map());
    },
    language: [language, setLanguage],
    save: () => once(saveAll),
  };
}

const typedIn = (draft: Draft | undefined) => (draft?.values ?? nothing) as Typed;

function draftOf(typed: Typed): Draft {
  return { base: {}, values: typed as Fields, at: presentTime() };
}
