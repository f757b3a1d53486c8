import { decode } from './decode.ts';
import { objectOf } from './json-value.ts';
import { isBilingualJson, readBilingualJson } from './read-bilingual.ts';
import { readIcal } from './read-ical.ts';
import { isScheduleJson, readScheduleJson } from './read-json.ts';
import { readXml } from './read-xml.ts';
import type { Source } from './source.ts';

/** Why nothing of a file can be read. */
export type Unreadable =
  | { readonly code: 'empty' | 'web_page' | 'not_recognised' | 'no_entries' }
  | { readonly code: 'broken_json'; readonly detail: string };

export type Reading =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly reason: Unreadable };

/**
 * Reads a schedule file of any dialect; its content tells which. What cannot be read of it stands in
 * the source's notices. Never throws.
 */
export function readSchedule(bytes: Uint8Array): Reading {
  const { text, notices } = decode(bytes);
  const reading = readText(text);
  if (!reading.ok) return reading;
  const { source } = reading;
  const all = [...notices, ...source.notices];
  if (source.entries.length === 0 && source.notices.length === 0) {
    return { ok: false, reason: { code: 'no_entries' } };
  }
  return { ok: true, source: { ...source, notices: all } };
}

function readText(text: string): Reading {
  const head = text.slice(0, 4_000).trimStart();
  if (head === '') return { ok: false, reason: { code: 'empty' } };
  if (/^BEGIN:VCALENDAR/i.test(head)) return { ok: true, source: readIcal(text) };
  if (head.startsWith('<')) {
    if (/<(?:schedule|conference)[\s>]/.test(head)) return { ok: true, source: readXml(text) };
    const page = /<!doctype html|<html[\s>]/i.test(head);
    return { ok: false, reason: { code: page ? 'web_page' : 'not_recognised' } };
  }
  return /^[[{]/.test(head) ? readJson(text) : { ok: false, reason: { code: 'not_recognised' } };
}

function readJson(text: string): Reading {
  let root: ReturnType<typeof objectOf>;
  try {
    root = objectOf(JSON.parse(text));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: { code: 'broken_json', detail } };
  }
  if (isScheduleJson(root)) return { ok: true, source: readScheduleJson(root) };
  if (isBilingualJson(root)) return { ok: true, source: readBilingualJson(root) };
  return { ok: false, reason: { code: 'not_recognised' } };
}
