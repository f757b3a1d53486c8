import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, entities, fieldsOf, type Issue, type Kind } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { newRow } from '#entities/new-row.ts';
import { ownStep } from '#entities/own-step.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Content, useContent, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { isolated } from '#shared/isolated.ts';
import type { Language } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { isRecord } from '#shared/record.ts';
import { tidyText } from '#shared/tidy-text.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useOnce } from '#ui/use-once.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useMayWrite } from '../writing/use-may-write.ts';
import { useWrite } from '../writing/use-write.ts';
import { completeAddress } from './complete-address.ts';
import { slotOf, typedInto } from './draft-storage.ts';
import { tidyTexts } from './tidy-texts.ts';
import { useDraft } from './use-draft.ts';
import { useShownLanguage } from './use-shown-language.ts';

/** A form over one row of a kind: its values, what is wrong with them, and saving. */
export interface EntityForm {
  readonly kind: Kind;
  /** The row's id; `new` for one that has none yet. */
  readonly id: string;
  /** Saving makes the row. */
  readonly isNew: boolean;
  /** False when there is no such row. */
  readonly exists: boolean;
  readonly values: Fields;
  readonly set: (name: string, value: unknown) => void;
  /** What is wrong, shown once saving was tried. */
  readonly issues: readonly Issue[];
  /** The values differ from the row that the form began from. */
  readonly dirty: boolean;
  /** What was typed and is not saved. */
  readonly typed: ContentChange | undefined;
  /** They are more than whoever is signed in may write, whose role may have changed since they were typed. */
  readonly refused: boolean;
  /** When the draft found on this device was typed (ms); undefined when none was found. */
  readonly restoredAt: number | undefined;
  readonly discardDraft: () => void;
  /** Somebody else changed what the form writes of the row since it began. */
  readonly changedElsewhere: boolean;
  /** The language on show where there is room for one only. */
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  /**
   * Saves when all is right, with other changes if given; resolves with the row's id, or undefined
   * when something is wrong or being saved already.
   */
  readonly save: (more?: readonly ContentChange[], how?: Saving) => Promise<string | undefined>;
}

interface Saving {
  /** Values to save in the place of what the form shows. */
  readonly set?: Fields;
  /** What to say has been done. */
  readonly done?: string;
  /** What takes the row `id` back, given the content by then; exactly what was before unless said. */
  readonly undo?: (content: Content, id: string) => readonly ContentChange[];
}

interface Options {
  /** Values that a new row begins with, beside those of its kind. */
  readonly initial?: Fields;
  /** The id of a new row; a random one unless given. */
  readonly newId?: (values: Fields) => string;
  /** Saving makes the row of this id where it is missing. */
  readonly makes?: boolean;
  /** Where the draft is kept, of a form that shows other fields than the row's whole form. */
  readonly slot?: string;
  /** What is wrong besides what the entity says. */
  readonly alsoCheck?: (values: Fields) => readonly Issue[];
}

/** Opens the form of a row, or of a new one, with whatever draft this device keeps of it. */
export function useEntityForm(kind: Kind, id: string, options: Options = {}): EntityForm {
  const { initial, newId, makes = false, alsoCheck } = options;
  const { t } = useTranslation('admin');
  const localize = useLocalize();
  const nameOf = useRowName();
  const write = useWrite();
  const mayWrite = useMayWrite();
  const { once, again } = useOnce();
  const edition = useSelectedEdition() ?? 0;
  const rows = useContent(kind) as ReadonlyMap<string, Fields>;
  const row = rows.get(id);
  const isNew = id === 'new' || (makes && !row);
  const slot = options.slot ?? slotOf(id, edition);
  const { draft: typed, restoredAt, type, settle, discard } = useDraft(kind, slot);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const { language, setLanguage, leadTo } = useShownLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a new row begins with is said once
  const fresh = useMemo(
    () => newRow(kind, edition, { ...lastPlace(kind, rows), ...initial }),
    [kind, edition],
  );
  const begun = typed?.base ?? (isNew ? fresh : row);
  const values = typed?.values ?? begun ?? {};
  const typedSince = begun && changeBetween(kind, id, begun, writable(kind, values));
  const dirty = typedSince !== undefined;
  const refused =
    typedSince !== undefined && !mayWrite(isNew ? { ...typedSince, action: 'insert' } : typedSince);
  const elsewhere =
    !isNew && typed !== undefined && row !== undefined
      ? changeBetween(kind, id, typed.base, writtenIn(kind, row)) !== undefined
      : false;

  const set = useCallback(
    (name: string, value: unknown) => {
      type((before) => typedInto(before, begun ?? {}, [name, value], presentTime()));
      setIssues((known) => known.filter(({ field }) => field !== name));
    },
    [begun, type],
  );

  function discardDraft() {
    discard();
    setIssues([]);
  }

  async function save(
    more: readonly ContentChange[] = [],
    how: Saving = {},
  ): Promise<string | undefined> {
    const saved = await once(() => saveAll(more, how));
    // The form of a new row has made it, and goes.
    if (saved !== undefined && id !== 'new') again();
    return saved;
  }

  async function saveAll(more: readonly ContentChange[], how: Saving): Promise<string | undefined> {
    const draft = tidy(kind, writable(kind, { ...values, ...how.set }));
    const wrong = [
      ...check(entities[kind] as unknown as Entity, draft),
      ...(alsoCheck?.(draft) ?? []),
    ];
    setIssues(wrong);
    if (wrong.length > 0) {
      leadTo(wrong);
      notify({ variant: 'destructive', title: t('form.invalid') });
      return undefined;
    }
    const target = id === 'new' ? (newId?.(draft) ?? randomUuid()) : id;
    const change: ContentChange | undefined = isNew
      ? { kind, id: target, action: 'insert', base: null, set: withoutId(kind, draft) }
      : changeBetween(kind, id, begun ?? {}, draft);
    const changes = [...(change ? [change] : []), ...more];
    if (changes.length === 0) {
      discardDraft();
      notify({ title: t('form.nothing_changed') });
      return target;
    }
    const named = draft[entities[kind].name];
    const naming = fieldsOf(kind)[entities[kind].name];
    // What is named by a key, a day or another row is called as its list calls it.
    const worded = kind !== 'site_content' && ['text', 'url'].includes(naming?.type ?? '');
    const name = isRecord(named)
      ? localize(named)
      : worded
        ? String(named ?? '')
        : nameOf(kind, target, draft);
    const done = how.done ?? t(isNew ? 'write.created' : 'write.updated', { name: isolated(name) });
    const kept = await write(changes, {
      done,
      undo: how.undo && ((content) => how.undo?.(content, target) ?? []),
    });
    if (!kept) return undefined;
    // A row that was new has a form of its own from here on.
    if (id === 'new') discard();
    else settle(typed, (newer) => ({ ...newer, base: { ...newer.base, ...draft } }));
    return target;
  }

  return {
    kind,
    id,
    isNew,
    exists: isNew || row !== undefined,
    values,
    set,
    issues,
    dirty,
    typed: typedSince,
    refused,
    restoredAt,
    discardDraft,
    changedElsewhere: elsewhere,
    language,
    setLanguage,
    save,
  };
}

/** The fields that a person writes. */
function writable(kind: Kind, values: Fields): Fields {
  const fields = fieldsOf(kind);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && !fields[name].readonly),
  );
}

/**
 * The fields that a form writes, of those that a person does: what has a step of its own is turned beside it, on
 * its own screen or on another one. An announcement is sent by its form.
 */
function writtenIn(kind: Kind, row: Fields): Fields {
  const beside = kind === 'announcement' ? {} : (ownStep[kind] ?? {});
  return Object.fromEntries(
    Object.entries(writable(kind, row)).filter(([name]) => !(name in beside)),
  );
}

function tidy(kind: Kind, values: Fields): Fields {
  const fields = fieldsOf(kind);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (fields[name]?.type === 'localized' && isRecord(value)) return [name, tidyTexts(value)];
      if (typeof value !== 'string') return [name, value];
      const text = fields[name]?.type === 'url' ? completeAddress(value) : tidyText(value);
      return [name, text || null];
    }),
  );
}

/** Where a new row stands among those of its kind that have an order: last. */
function lastPlace(kind: Kind, rows: ReadonlyMap<string, Fields>): Fields {
  if (!fieldsOf(kind).position) return {};
  const places = [...rows.values()].map(({ position }) => Number(position) + 1);
  return { position: Math.min(999, Math.max(1, ...places)) };
}

function withoutId(kind: Kind, values: Fields): Fields {
  const { id } = entities[kind];
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== id));
}
