import { type ArchiveReading, unpack } from '../archive/pack.ts';
import { type Reading, readSchedule } from '../read-schedule.ts';
import { readSheet } from '../table/read-sheet.ts';
import type { SheetReading } from '../table/sheet.ts';

/** What each kind of file is read as; what cannot be read is a value of it too. */
export interface Readings {
  readonly table: SheetReading;
  readonly schedule: Reading;
  readonly archive: ArchiveReading;
}

export type FileKind = keyof Readings;

/** What a worker is asked to read. */
export interface ReadingOrder {
  readonly kind: FileKind;
  readonly file: Blob;
}

type Readers = {
  readonly [K in FileKind]: (bytes: Uint8Array) => Readings[K] | Promise<Readings[K]>;
};

const readers: Readers = { table: readSheet, schedule: readSchedule, archive: unpack };

/** Reads a file on the thread that asks. Rejects only where its bytes cannot be had any more. */
export async function readHere<K extends FileKind>(kind: K, file: Blob): Promise<Readings[K]> {
  return readers[kind](new Uint8Array(await file.arrayBuffer()));
}
