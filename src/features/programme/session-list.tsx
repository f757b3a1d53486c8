import type { Session } from '#domain/programme.ts';
import { useNow } from '#shared/use-now.ts';
import { useRowTexts } from './row-texts.ts';
import { SessionRows } from './session-rows.tsx';

/** Sessions of several days in order of time, each with its day. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const texts = useRowTexts();
  const at = useNow();
  return <SessionRows sessions={sessions} at={at} texts={texts} level={3} dated />;
}
