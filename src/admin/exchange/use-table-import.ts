import { useEffect, useMemo, useState } from 'react';
import { checkCongregation } from '#domain/check-congregation.ts';
import type { Kind } from '#entities/index.ts';
import { matchColumns } from '#exchange/table/columns.ts';
import { planTable, type TablePlan } from '#exchange/table/plan-table.ts';
import { mostBytes, type Sheet, type SheetReading } from '#exchange/table/sheet.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent, useReplica, useRow, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { nextTask } from '#shared/next-task.ts';
import { venueOffset } from '#shared/time.ts';
import { htmlForSaving } from '#ui/sanitise-html.ts';
import { useFileReader } from './use-file-reader.ts';
import { useLabels } from './use-labels.ts';

interface Chosen {
  readonly name: string;
  readonly sheet: Sheet;
  /** What somebody says of columns, by their place; null for one to be ignored. */
  readonly byHand: Readonly<Record<number, string | null>>;
}

type Unread = Omit<Extract<SheetReading, { readonly ok: false }>, 'ok'>;

/**
 * A table from a file on its way into a list: read, its columns matched, planned against the rows, and planned
 * anew when those are others, until it is `done`: what a colleague has added meanwhile is not added once more.
 */
export function useTableImport(kind: Kind, done: boolean) {
  const { state } = useReplica();
  const language = useLanguage();
  const edition = useSelectedEdition() ?? 0;
  const rows = useContent(kind);
  const offset = useRow('edition', String(edition))?.utc_offset;
  const { labels, choice } = useLabels(kind);
  const [chosen, setChosen] = useState<Chosen>();
  const [trouble, setTrouble] = useState<Unread>();
  const [plan, setPlan] = useState<TablePlan>();
  const { reading, read, stop } = useFileReader('table');

  async function choose(file: File): Promise<void> {
    setPlan(undefined);
    setChosen(undefined);
    setTrouble(undefined);
    stop();
    if (file.size > mostBytes) return setTrouble({ trouble: 'too_large' });
    const made = await read(file);
    if (made?.ok) setChosen({ name: file.name, sheet: made.sheet, byHand: {} });
    else setTrouble(made);
  }

  // The labels of other languages may come only after the file.
  const columns = useMemo(() => {
    if (!chosen) return [];
    const { sheet, byHand } = chosen;
    const given = new Set(Object.values(byHand));
    return matchColumns(kind, sheet.headers, labels, language).map((key, index) => {
      const said = byHand[index];
      if (said !== undefined) return said ?? undefined;
      return key !== undefined && given.has(key) ? undefined : key;
    });
  }, [kind, chosen, labels, language]);

  useEffect(() => {
    if (!chosen || done) return;
    let current = true;
    const now = presentTime();
    const clock = offset ?? venueOffset(now);
    const ofDay = (values: Fields) => checkCongregation(values, clock);
    const request = {
      kind,
      sheet: chosen.sheet,
      columns,
      labels,
      language,
      edition,
      offset: clock,
      rows: { ...state.getState().content, [kind]: rows },
      choice,
      clean: htmlForSaving,
      now: new Date(now).toISOString(),
      alsoCheck: kind === 'prayer_day' ? ofDay : undefined,
    };
    void planTable(request, nextTask).then((made) => {
      if (current) setPlan(made);
    });
    return () => {
      current = false;
    };
  }, [kind, chosen, columns, labels, language, edition, offset, choice, state, rows, done]);

  return {
    /** The name of the file that is being read, and how to give that up. */
    reading,
    stop,
    chosen,
    columns,
    trouble,
    plan,
    choose,
    setColumn(index: number, key: string | undefined) {
      setPlan(undefined);
      setChosen((before) => {
        if (!before) return before;
        const others = Object.entries(before.byHand).filter(([, held]) => !key || held !== key);
        return { ...before, byHand: { ...Object.fromEntries(others), [index]: key ?? null } };
      });
    },
    restart() {
      setChosen(undefined);
      setPlan(undefined);
      setTrouble(undefined);
    },
  };
}
