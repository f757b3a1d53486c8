import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#replica/read.ts';
import { useWrite } from '../writing/use-write.ts';

/**
 * Going on air and off it, asked once before: what was asked is done, whatever a colleague has turned meanwhile,
 * and never its opposite.
 */
export function useTurning(edition: string) {
  const { t } = useTranslation('admin-content');
  const write = useWrite();
  const status = useRow('streaming', edition)?.status ?? 'offline';
  const [asked, setAsked] = useState<'live' | 'offline'>();
  return {
    live: status === 'live',
    /** What is being asked: whether to go live, or offline; undefined for nothing. */
    asked,
    ask: () => setAsked(status === 'live' ? 'offline' : 'live'),
    stay: () => setAsked(undefined),
    async turn(): Promise<void> {
      setAsked(undefined);
      if (!asked || asked === status) return;
      const change = { kind: 'streaming', id: edition, action: 'update' } as const;
      await write([{ ...change, base: { status }, set: { status: asked } }], {
        done: t('stream.updated'),
      });
    },
  };
}
