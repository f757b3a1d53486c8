import { useEffect, useLayoutEffect } from 'react';
import { useAppUpdate } from '#device/update.ts';
import { holdWakeLock } from '#device/wake-lock.ts';
import { useKeptPictures } from '#features/offline/index.ts';
import { useSyncStatus } from '#replica/read.ts';
import { openLocalDatabase } from '#replica/storage/local-database.ts';
import { useResyncEvery } from '#replica/use-resync.ts';

/** How often a device without room is tried again, ms; elsewhere it is when somebody returns to the page. */
const hour = 3_600_000;

/**
 * What a screen needs that nobody attends to: it stays awake, keeps its pictures, takes on fonts that
 * come late, and keeps the content once there is room again; it changes over to a newer version by
 * itself, and starts anew where the device that kept nothing would now, but only while it `mayReload`.
 */
export function useUnattended(mayReload: boolean): void {
  useKeptPictures();
  useEffect(() => holdWakeLock(), []);
  // Nobody reads it line by line, and there may be no next page for days.
  useLayoutEffect(() => {
    for (const face of document.fonts) face.display = 'swap';
  }, []);
  useResyncEvery(hour);
  const { ready, apply } = useAppUpdate();
  const { notice, unkept, online, late } = useSyncStatus();
  const wanted = ready || notice === 'reload_needed';
  useEffect(() => {
    if (mayReload && wanted) apply();
  }, [mayReload, wanted, apply]);
  // Where nothing is kept, what comes after a reload comes from the network.
  const wouldKeep = mayReload && unkept !== undefined && online && !late;
  useEffect(() => {
    if (wouldKeep) void hasRoom().then((has) => has && apply());
  }, [wouldKeep, apply]);
}

/** Whether the device, which kept nothing when the screen was switched on, would do so now. */
function hasRoom(): Promise<boolean> {
  return openLocalDatabase().then(
    (database) => {
      database.close();
      return true;
    },
    () => false,
  );
}
