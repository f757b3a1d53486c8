import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportPreview, previewImport, readSchedule, type Source } from '#exchange/index.ts';
import type { Localized } from '#shared/localized.ts';

export const fixtures = join(import.meta.dirname, '..', 'fixtures', 'schedules');

/** The bytes of a synthetic schedule in tests/fixtures/schedules. */
export function fixture(name: string): Promise<Uint8Array> {
  return readFile(join(fixtures, name));
}

/** Reads a schedule that must be readable. */
export function read(bytes: Uint8Array): Source {
  const reading = readSchedule(bytes);
  if (!reading.ok) throw new Error(`not readable: ${reading.reason.code}`);
  return reading.source;
}

/** The plan of a fixture for an edition of which nothing exists. */
export async function planOf(name: string, edition = 20): Promise<ImportPreview> {
  return previewImport(read(await fixture(name)), edition, new Map());
}

export interface PlannedEvent {
  readonly title: Localized;
  readonly description?: Localized;
  readonly date: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly type: string;
  readonly location_id?: string;
  readonly participant_ids: readonly string[];
  readonly cancelled: boolean;
}

/** What a plan writes of one kind. */
export function rowsOf(plan: ImportPreview, kind: string): Readonly<Record<string, unknown>>[] {
  return plan.operations.flatMap((operation) =>
    operation.kind === kind && operation.set ? [operation.set] : [],
  );
}

/** The sessions that a plan writes, by title in whatever language it has one. */
export function eventsByTitle(plan: ImportPreview): Map<string, PlannedEvent> {
  const events = rowsOf(plan, 'event') as unknown as PlannedEvent[];
  return new Map(
    events.map((event) => [event.title.fr ?? event.title.en ?? event.title.ar ?? '', event]),
  );
}

/** `code@line` or `code@id` of every notice, for comparison. */
export function told({ notices }: Pick<ImportPreview, 'notices'>): string[] {
  return notices.map(({ code, where }) => `${code}@${where.line ?? where.id ?? ''}`);
}
