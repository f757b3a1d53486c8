import type { RowStores } from '#replica/storage/row-store.ts';
import type { Life } from './mortal.ts';

/** Where a device keeps its content, used by one life after another and by two tabs at a time. */
export interface Disk {
  open(life: Life): RowStores;
  /** What is stored in a way that it may not be at this moment. */
  audit(): string[];
}
