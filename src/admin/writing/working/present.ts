import { fieldsOf, type Intervention } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { kindOf, type Target } from './pending.ts';

/** The value that is published now of what a planned change is about; null for none. */
export function presentOf(
  target: Target,
  content: Pick<Content, 'event' | 'intervention'>,
): unknown {
  const { event_id, talk_id, field, language } = target;
  const talk = content.intervention.get(talk_id ?? '');
  if (field === 'row') return talk ? talkValues(talk) : null;
  const row = (talk_id === null ? content.event.get(event_id) : talk) as Fields | undefined;
  const value = row?.[field] ?? null;
  if (language === 'none') return value;
  return (isRecord(value) ? value[language] : undefined) ?? null;
}

/** A talk as it is planned whole: its fields, without its id. */
export function talkValues(talk: Intervention | Fields): Fields {
  const names = Object.keys(fieldsOf('intervention'));
  return Object.fromEntries(names.map((name) => [name, (talk as Fields)[name] ?? null]));
}

/** The values of a row with one of them put in its place. */
export function withValue(row: Fields, target: Target, value: unknown): Fields {
  const { field, language } = target;
  if (language === 'none') return { ...row, [field]: value };
  const { [language]: _, ...others } = isRecord(row[field]) ? row[field] : {};
  return { ...row, [field]: value === null ? others : { ...others, [language]: value } };
}

/** True where a field has a text per language. */
export function isTranslated(target: Pick<Target, 'talk_id' | 'field'>): boolean {
  const fields = fieldsOf(kindOf(target as Target));
  return fields[target.field]?.type === 'localized';
}
