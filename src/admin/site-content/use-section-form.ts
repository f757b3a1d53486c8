import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '#entities/index.ts';
import type { SiteContentSection } from '#entities/site-content-keys.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { dropDraft, keepDraft, readDraft } from '../forms/draft-storage.ts';
import { useWrite } from '../writing/use-write.ts';
import {
  changesOf,
  isChangedElsewhere,
  issuesOf,
  keysOf,
  type Rows,
  rowOf,
  type Typed,
} from './section.ts';

/** The site's own content of one section, as it is being typed. */
interface SectionForm {
  /** Every key of the section, as typed or else as stored. */
  readonly rows: Rows;
  readonly set: (key: string, name: string, value: unknown) => void;
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
  readonly dirty: boolean;
  readonly restored: boolean;
  /** Somebody else changed what is being typed. */
  readonly changedElsewhere: boolean;
  readonly discard: () => void;
  /** Saves all of the section at once; false when something is wrong. */
  readonly save: () => Promise<boolean>;
}

/** Opens a section with whatever draft this device keeps of it. */
export function useSectionForm(section: SiteContentSection): SectionForm {
  const { t } = useTranslation(['admin-content', 'admin']);
  const write = useWrite();
  const stored = useContent('site_content');
  const place = `section.${section}`;
  const [found] = useState(() => readDraft('site_content', place)?.values as Typed | undefined);
  const [typed, setTyped] = useState<Typed>(found ?? {});
  const [restored, setRestored] = useState(found !== undefined);
  const [issues, setIssues] = useState<ReadonlyMap<string, readonly Issue[]>>(new Map());
  const rows = useMemo(
    () => new Map(keysOf(section).map(([key]) => [key, typed[key]?.row ?? rowOf(stored, key)])),
    [section, typed, stored],
  );
  const changes = changesOf(stored, typed);
  const kept = useRef(typed);

  useEffect(() => {
    if (typed === kept.current) return;
    kept.current = typed;
    keepDraft('site_content', place, { base: {}, values: typed as Fields, at: Date.now() });
  }, [typed, place]);

  const set = useCallback(
    (key: string, name: string, value: unknown) => {
      setTyped((before) => {
        const { base, row } = before[key] ?? { base: rowOf(stored, key), row: rowOf(stored, key) };
        return { ...before, [key]: { base, row: { ...row, [name]: value } } };
      });
      setIssues((known) => new Map([...known].filter(([other]) => other !== key)));
    },
    [stored],
  );

  function discard() {
    kept.current = {};
    setTyped(kept.current as Typed);
    dropDraft('site_content', place);
    setRestored(false);
    setIssues(new Map());
  }

  async function save(): Promise<boolean> {
    const wrong = keysOf(section).flatMap(([key, form]): [string, Issue[]][] => {
      const found = issuesOf(rowOf(rows, key), form);
      return found.length > 0 ? [[key, found]] : [];
    });
    setIssues(new Map(wrong));
    if (wrong.length > 0) {
      notify({ variant: 'destructive', title: t('admin:form.invalid') });
      return false;
    }
    if (changes.length === 0) notify({ title: t('admin:form.nothing_changed') });
    else if (!(await write(changes, { done: t('admin-content:site.saved') }))) return false;
    discard();
    return true;
  }

  return {
    rows,
    set,
    issues,
    dirty: changes.length > 0,
    restored,
    changedElsewhere: isChangedElsewhere(stored, typed),
    discard,
    save,
  };
}
