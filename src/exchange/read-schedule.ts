import { decode } from './decode.ts';
import { endsWithinJson, lastLine, rootOf } from './file-end.ts';
import { objectOf } from './json-value.ts';
import { type Looks, looksLike, looksOfJson } from './looks-like.ts';
import type { NoticeCode } from './notice.ts';
import { isBilingualJson, readBilingualJson } from './read-bilingual.ts';
import { isFlatJson, readFlatJson } from './read-flat-json.ts';
import { readIcal } from './read-ical.ts';
import { isScheduleJson, readScheduleJson } from './read-json.ts';
import { readXml } from './read-xml.ts';
import type { Source } from './source.ts';

/** Why nothing of a file can be read; `line` (from 1) is where it ends too early. */
export type Unreadable =
  | { readonly code: 'empty' | 'web_page' | 'no_entries' }
  | { readonly code: 'not_recognised'; readonly looks: Looks }
  | { readonly code: 'json_cut'; readonly line: number }
  | { readonly code: 'broken_json'; readonly detail: string };

export type Reading =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly reason: Unreadable };

/** What is told of sessions that were there, or should have been. */
const ofEntries: ReadonlySet<NoticeCode> = new Set([
  ...(['file_cut', 'unreadable_entry', 'entry_cut', 'bad_repetition', 'not_a_session'] as const),
]);

/**
 * Reads a schedule file of any dialect; its content tells which. What cannot be read of it stands in
 * the source's notices. Never throws.
 */
export function readSchedule(bytes: Uint8Array): Reading {
  const { text, notices } = decode(bytes);
  // Lines ended by a mere return, as very old programs write them, are lines all the same.
  const reading = readText(text.includes('\n') ? text : text.replaceAll('\r', '\n'));
  if (!reading.ok) return reading;
  const { source } = reading;
  const all = [...notices, ...source.notices];
  if (source.entries.length === 0 && !source.notices.some(({ code }) => ofEntries.has(code))) {
    return { ok: false, reason: { code: 'no_entries' } };
  }
  return { ok: true, source: { ...source, notices: all } };
}

function readText(text: string): Reading {
  const head = text.slice(0, 4_000).trimStart();
  if (head === '') return { ok: false, reason: { code: 'empty' } };
  if (/^BEGIN:VCALENDAR/i.test(head)) return { ok: true, source: readIcal(text) };
  if (head.startsWith('<')) {
    if (/<!doctype html|<html[\s>]/i.test(head)) return { ok: false, reason: { code: 'web_page' } };
    // A schedule without a single day is somebody else's use of the word.
    const isOurs = /^(?:\w+:)?(?:schedule|conference)$/i.test(rootOf(text) ?? '');
    if (isOurs && /<(?:conference|day|event)[\s/>]/.test(text)) {
      return { ok: true, source: readXml(text) };
    }
    return { ok: false, reason: { code: 'not_recognised', looks: looksLike(text) } };
  }
  if (/^[[{]/.test(head)) return readJson(text);
  return { ok: false, reason: { code: 'not_recognised', looks: looksLike(text) } };
}

function readJson(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (endsWithinJson(text)) {
      return { ok: false, reason: { code: 'json_cut', line: lastLine(text) } };
    }
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: { code: 'broken_json', detail } };
  }
  const root = objectOf(value);
  if (isScheduleJson(root)) return { ok: true, source: readScheduleJson(root) };
  if (isBilingualJson(root)) return { ok: true, source: readBilingualJson(root) };
  if (isFlatJson(value)) return { ok: true, source: readFlatJson(value) };
  return { ok: false, reason: { code: 'not_recognised', looks: looksOfJson(value) } };
}
