import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useSpoken } from '#ui/localized-text.tsx';
import { usePublishedRow } from '../../writing/working/working-version.tsx';
import type { Mark } from './marks.ts';

/** What a block says. */
export interface BlockTexts {
  readonly title: ReactNode;
  readonly times: string;
  /** The beginning alone, where there is no room for more. */
  readonly starts: string;
  /** What keeps it from being on the programme, if anything. */
  readonly state: string;
  /** The working version has it otherwise than what is published. */
  readonly planned: boolean;
  /** What its mark says, for screen readers. */
  readonly marks: Readonly<Record<Mark, string>>;
}

/**
 * The words of sessions as blocks: found once for the whole grid, and once for each session, for a column
 * that comes into sight has to be there within a frame.
 */
export function useBlockTexts(): (session: Session) => BlockTexts {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const spoken = useSpoken();
  const publishedRow = usePublishedRow();
  return useMemo(() => {
    const marks = { clash: t('planning.mark.clash'), prayer: t('planning.mark.prayer') };
    const known = new WeakMap<Session, BlockTexts>();
    const make = (session: Session): BlockTexts => {
      const { id, title, cancelled, published } = session.event;
      // A row that nothing is laid over is the published one itself.
      const planned = publishedRow !== undefined && publishedRow('event', id) !== session.event;
      const times = timeRange(session, format);
      const states = [
        ...(cancelled ? [t('day_of.cancelled')] : []),
        ...(published ? [] : [t('day_of.draft')]),
        ...(planned ? [t('planning.planned')] : []),
      ];
      return {
        title: spoken(title, true),
        times,
        starts: format.time(session.starts),
        state: states.join(' · '),
        planned,
        marks,
      };
    };
    return (session) => {
      const texts = known.get(session) ?? make(session);
      known.set(session, texts);
      return texts;
    };
  }, [t, format, spoken, publishedRow]);
}
