import { useEffect, useLayoutEffect } from 'react';
import { useAppUpdate } from '#device/update.ts';
import { holdWakeLock } from '#device/wake-lock.ts';
import { useKeptPictures } from '#features/offline/index.ts';
import { useSyncStatus } from '#replica/read.ts';

/**
 * What a screen needs that nobody attends to: it stays awake, keeps its pictures, takes on fonts that
 * come late, and changes over to a newer version by itself, but only while it `mayReload`.
 */
export function useUnattended(mayReload: boolean): void {
  useKeptPictures();
  useEffect(() => holdWakeLock(), []);
  // Nobody reads it line by line, and there may be no next page for days.
  useLayoutEffect(() => {
    for (const face of document.fonts) face.display = 'swap';
  }, []);
  const { ready, apply } = useAppUpdate();
  const { notice } = useSyncStatus();
  const wanted = ready || notice === 'reload_needed';
  useEffect(() => {
    if (mayReload && wanted) apply();
  }, [mayReload, wanted, apply]);
}
