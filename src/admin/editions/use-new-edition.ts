import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edition, type Entity, entities, type Issue, type Kind } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useAllContent } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import type { Localized } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useTakeIn } from '../exchange/use-take-in.ts';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { heldAfter, leftToDo, type Task } from './left-to-do.ts';
import { nextEdition, numberIssues } from './next-edition.ts';
import { lastingKinds, lastingUnasked, takeOver } from './take-over.ts';
import { useYearQuestion } from './year-question.ts';

/** An edition that has been written, and what it still wants. */
export interface MadeEdition {
  readonly values: Fields;
  readonly counts: ReadonlyMap<Kind, number>;
  readonly tasks: readonly Task[];
}

/** The making of an edition out of another: its values, what it takes over, writing and undoing it. */
export function useNewEdition(from: Edition) {
  const { t } = useTranslation('admin-content');
  const { t: ofAdmin } = useTranslation('admin');
  const localize = useLocalize();
  const content = useAllContent();
  const yearIssues = useYearQuestion();
  const { takeIn, takeBack } = useTakeIn();
  const [chosen, setChosen] = useState<ReadonlySet<Kind>>(new Set(lastingUnasked));
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [made, setMade] = useState<MadeEdition>();
  const [values, setValues] = useState<Fields>(() => ({
    name: from.name,
    theme: {},
    ...nextEdition(content.edition.values(), from),
  }));
  const form = useLooseForm('edition', 'new', {
    values,
    issues,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setIssues((known) => known.filter(({ field }) => field !== name));
    },
  });
  /** How many rows there are of each kind, whether they are chosen or not. */
  const available = useMemo(
    () =>
      takeOver(content, from, { id: 0, starts_on: from.starts_on }, new Set(lastingKinds)).counts,
    [content, from],
  );

  async function make(): Promise<void> {
    const wrong = [
      ...check(entities.edition as unknown as Entity, { ...values, is_current: false }),
      ...numberIssues(values, content.edition),
      ...yearIssues(values),
    ];
    setIssues(wrong);
    if (wrong.length > 0) {
      notify({ variant: 'destructive', title: ofAdmin('form.invalid') });
      return;
    }
    const { changes, counts } = takeOver(content, from, values, chosen);
    const tasks = leftToDo(heldAfter(changes, content), Number(values.id));
    const name = isolated(localize(values.name as Localized));
    const kept = await takeIn(changes, t('edition.copied', { name }));
    if (kept) setMade({ values, counts, tasks });
  }

  return {
    form,
    available,
    chosen,
    setChosen,
    made,
    make,
    async undo(): Promise<void> {
      if (await takeBack(() => ofAdmin('write.undone'))) setMade(undefined);
    },
  };
}

export type Making = ReturnType<typeof useNewEdition>;
