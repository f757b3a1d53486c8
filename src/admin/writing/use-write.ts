import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentChange, isTurnedDown, type Operation } from '#replica/protocol/operation.ts';
import { type Content, useReplica } from '#replica/read.ts';
import type { Replica } from '#replica/replica.ts';
import { firstToNotify } from '#shared/notify-once.ts';
import { dismiss, notify } from '#ui/notifications/notifications.ts';
import { originsIn } from '../kinds/pending-origins.ts';
import { withSources } from './sources.ts';
import { inverseOf } from './undo.ts';
import { useMayWrite } from './use-may-write.ts';
import { useTellNotKept } from './use-tell-not-kept.ts';
import { usePublishedReplica } from './working/working-version.tsx';

interface Notice {
  /** What has been done, for the notification. */
  readonly done: string;
  /** True where the screen says so itself, and offers to take it back. */
  readonly quiet?: boolean;
  /** True for what cannot be taken back. */
  readonly final?: boolean;
  /** What takes the changes back, given the content by then; exactly what was before unless said. */
  readonly undo?: ((content: Content) => readonly ContentChange[]) | undefined;
  /** Called once it has been taken back by what was offered for that. */
  readonly undone?: (() => void) | undefined;
}

/**
 * The one way by which the back office writes: keeps the changes on the device, says so, and offers
 * to take them back, unless the screen does. Resolves once all are safely kept, or with false where the
 * device kept none: then it has said so, and nothing was changed. So it does where the server would
 * refuse one of them to somebody of this role.
 */
export function useWrite(): (
  changes: readonly ContentChange[],
  notice: Notice,
) => Promise<boolean> {
  const replica = useReplica();
  const published = usePublishedReplica();
  const { t } = useTranslation('admin');
  const mayWrite = useMayWrite();
  const tellNotKept = useTellNotKept();
  return useCallback(
    async (changes, { done, quiet = false, final = false, undo, undone }) => {
      if (!changes.every(mayWrite)) {
        notify({
          variant: 'destructive',
          title: t('write.failed'),
          description: t('rights.not_written'),
        });
        return false;
      }
      const keep = async (some: readonly ContentChange[], { outbox, state }: Replica) => {
        try {
          const { content, entries } = state.getState();
          return await outbox.submitAll(withSources(some, content, originsIn(content, entries)));
        } catch (cause) {
          tellNotKept(cause);
          return undefined;
        }
      };
      // In the working version other changes are kept than were made. They are taken back as they are:
      // what the server does besides, it does to what is published.
      const below = published ?? replica;
      const before = below.state.getState();
      const kept = await keep(changes, replica);
      if (!kept) return false;
      // Who sends an announcement needs no news of it, which would take the place of what follows.
      for (const { kind, set, id } of changes) {
        const leaves = set?.status === 'sent' || set?.status === 'scheduled';
        if (kind === 'announcement' && leaves) void firstToNotify(id);
      }
      if (quiet) {
        // What is on show, and takes something else back, is of before.
        dismiss();
        return true;
      }
      const takeBack = async () => {
        const { entries } = below.state.getState();
        const turnedDown = new Set(
          entries.filter(isTurnedDown).map(({ operation }) => operation.op),
        );
        // The server never made it: its opposite would be turned down as well.
        const isOut = ({ op }: Operation) => turnedDown.has(op);
        const out = kept.filter(isOut);
        if (out.length > 0) await below.outbox.discard(...out.map(({ op }) => op));
        const made = kept.filter((one) => !isOut(one));
        if (made.length === 0) return made;
        if (undo) return keep(undo(replica.state.getState().content), replica);
        const origins = originsIn(before.content, before.entries);
        const inverse = inverseOf(made, before.content);
        return keep(withSources(inverse, before.content, origins, true), below);
      };
      notify({
        title: done,
        ...(navigator.onLine ? {} : { description: t('write.kept') }),
        duration: 10_000,
        ...(!final && {
          action: {
            label: t('write.undo'),
            run: () =>
              void takeBack().then((back) => {
                if (!back) return;
                undone?.();
                notify({ title: t('write.undone') });
              }),
          },
        }),
      });
      return true;
    },
    [replica, published, mayWrite, tellNotKept, t],
  );
}
