import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { type Origins, originId, sourceOf, textFieldsOf } from '../kinds/text-states.ts';
import { rowsIn } from './undo.ts';

/**
 * Changes in which every translation names the text it is made from: the one that stands beside it in
 * this content, or will by another of these changes. What takes changes back (`again`) names what the
 * translation before was made from.
 */
export function withSources(
  changes: readonly ContentChange[],
  content: Content,
  origins: Origins,
  again = false,
): readonly ContentChange[] {
  return changes.map((change) => {
    const source = change.source ?? sourceIn(change, changes, content, origins, again);
    return source ? { ...change, source } : change;
  });
}

function sourceIn(
  { kind, id, action, set }: ContentChange,
  together: readonly ContentChange[],
  content: Content,
  origins: Origins,
  again: boolean,
): Fields | undefined {
  const row = rowsIn(content)[kind].get(id);
  if (action !== 'update' || !row) return undefined;
  const made = textFieldsOf(kind).flatMap((field): [string, Fields][] => {
    const written = set?.[field];
    const value: Localized = isRecord(row[field]) ? row[field] : {};
    const source = sourceOf(origins, kind, id, field, value);
    if (!isRecord(written) || !source || source in written) return [];
    const original = together
      .filter((one) => one.kind === kind && one.id === id && one.action === 'update')
      .map((one) => one.set?.[field])
      .reduce<unknown>((text, texts) => (isRecord(texts) && texts[source]) || text, value[source]);
    const textFor = (language: Language) =>
      (again && origins.get(originId(kind, id, field, language))?.made_from) || original;
    const texts = languages.filter((language) => written[language]);
    if (texts.length === 0) return [];
    return [[field, Object.fromEntries(texts.map((language) => [language, textFor(language)]))]];
  });
  return made.length > 0 ? Object.fromEntries(made) : undefined;
}
