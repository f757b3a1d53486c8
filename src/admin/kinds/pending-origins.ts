import { isKind, type Kind } from '#entities/index.ts';
import type { Fields, OutboxEntry } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import {
  firstLanguage,
  isOtherText,
  type Origin,
  type Origins,
  originId,
  sourceOf,
  textFieldsOf,
} from './text-states.ts';

/**
 * What translations were made from once the operations under way have reached the server: what
 * `sync.keep_origins()` will note of them is noted here beforehand. `content` is as it is shown, with
 * these operations over it.
 */
export function originsIn(content: Content, entries: readonly OutboxEntry[]): Origins {
  const held: Origins = content.text_origin;
  const pending = entries.filter(
    ({ operation: { action }, outcome: { status } }) =>
      action === 'update' && (status === 'waiting' || status === 'applied'),
  );
  if (pending.length === 0) return held;
  const origins = new Map<string, Origin>(held);
  const steps = pending.flatMap((entry, at) => stepsOf(entry, content, pending.slice(at + 1)));
  for (const step of steps) take(step, origins);
  return origins;
}

interface Step {
  readonly kind: Kind;
  readonly id: string;
  readonly field: string;
  readonly before: Localized;
  readonly after: Localized;
  /** What the author of a translation had before them. */
  readonly seen: Localized;
}

type Confirmed = { readonly id: string; readonly made_from: string };

function stepsOf(
  { operation }: OutboxEntry,
  content: Content,
  later: readonly OutboxEntry[],
): readonly (Step | Confirmed)[] {
  const { kind, id, base, set, source } = operation;
  if (kind === 'text_origin') return [{ id, made_from: String(set?.made_from ?? '') }];
  // A later version of the app may have left changes of other kinds.
  if (!isKind(kind)) return [];
  const row = (content[kind] as ReadonlyMap<string, unknown>).get(id) as Fields | undefined;
  if (!row) return [];
  return textFieldsOf(kind)
    .filter((field) => isRecord(set?.[field]))
    .map((field) => {
      // The row has what comes later as well.
      const after = [...later].reverse().reduce(
        (texts, { operation: next }) => {
          const old = next.kind === kind && next.id === id ? next.base?.[field] : undefined;
          return laidOver(texts, old);
        },
        laidOver({}, row[field]),
      );
      const before = laidOver(after, base?.[field]);
      return { kind, id, field, before, after, seen: laidOver({}, source?.[field]) };
    });
}

function laidOver(texts: Localized, others: unknown): Localized {
  const all = Object.entries({ ...texts, ...(isRecord(others) ? others : {}) });
  return Object.fromEntries(all.filter(([, text]) => text));
}

/** As `sync.keep_origin()`, or what somebody has said to be still right. */
function take(step: Step | Confirmed, origins: Map<string, Origin>): void {
  if ('made_from' in step) {
    const held = origins.get(step.id);
    if (held) origins.set(step.id, { ...held, made_from: step.made_from });
    return;
  }
  const { kind, id, field, before, after, seen } = step;
  const idIn = (language: Language) => originId(kind, id, field, language);
  const source = sourceOf(origins, kind, id, field, before);
  const now = source && after[source];
  for (const language of languages) {
    if (!source || !now || language === source || !after[language]) {
      origins.delete(idIn(language));
      continue;
    }
    const held = origins.get(idIn(language));
    const written = isOtherText(before[language], after[language]);
    const asSeen = before[source] === now ? seen[language] : undefined;
    const made_from = written ? (asSeen ?? now) : (held?.made_from ?? before[source] ?? now);
    if (held || isOtherText(made_from, now) || source !== firstLanguage(after)) {
      origins.set(idIn(language), { source, made_from });
    }
  }
}
