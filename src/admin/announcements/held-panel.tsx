import { Alert, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useContent, useReplica, useSyncStatus } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { useNow } from '#shared/use-now.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { useWrite } from '../writing/use-write.ts';
import classes from './announcements.module.css';
import { isHeld, takenBack } from './sending.ts';

/** The announcements that are about to go out, whoever sent them, each with the way to take it back. */
export function HeldPanel() {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const write = useWrite();
  const { state } = useReplica();
  const { online } = useSyncStatus();
  const announcements = useContent('announcement');
  useNow(1000);
  const now = presentTime();
  const held = [...announcements.values()].filter((one) => isHeld(one, now));
  if (held.length === 0) return null;

  const take = (id: string) =>
    write(takenBack(state.getState().content.announcement.get(id)), {
      done: t('announce.taken_back'),
      final: true,
    });
  const leavesIn = (sent_at: string | null) => {
    const seconds = Math.ceil((Date.parse(sent_at ?? '') - now) / 1000);
    return seconds > 0
      ? t('announce.held_for', { seconds: format.number(seconds) })
      : t('announce.held_soon');
  };
  return (
    <section className={classes.held} aria-label={t('announce.held_title')}>
      {held.map(({ id, title, sent_at }) => (
        <Alert key={id} color="gold" title={<LocalizedText value={title} unmarked />}>
          <Text mb="sm">{online ? leavesIn(sent_at) : t('announce.held_offline')}</Text>
          <Button variant="default" onClick={() => void take(id)}>
            {t('announce.take_back')}
          </Button>
        </Alert>
      ))}
    </section>
  );
}
