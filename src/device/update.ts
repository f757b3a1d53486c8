import { useStore } from 'zustand';
import { applyUpdate, appUpdate } from './change-over.ts';

/** Whether a newer version of the app is wholly on this device, and the way to change over to it. */
export function useAppUpdate(): { ready: boolean; agreed: boolean; apply: () => void } {
  const { ready, agreed } = useStore(appUpdate);
  return { ready, agreed, apply: applyUpdate };
}
