import { IconMovie, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Playing } from './opened.ts';
import classes from './session-remains.module.css';

const StreamPlayer = lazy(
  part(async () => ({ default: (await import('#features/live/index.ts')).StreamPlayer })),
);

/** A recording to be seen; its platform is asked for nothing until the player that opens is started. */
export function RecordingItem({
  url,
  name,
  title,
  place,
  playing: { opened, setOpened },
}: {
  url: string;
  name: string;
  /** Of the session. */
  title: string;
  /** Where on the screen it stands. */
  place: string;
  playing: Playing;
}) {
  const { t } = useTranslation(['archive', 'live']);
  const own = `${place} ${url}`;
  const open = opened === own;
  return (
    <div>
      <div className={classes.item}>
        <IconMovie aria-hidden stroke={1.5} className={classes.icon} />
        <p className={classes.name}>{name}</p>
        <Button
          variant="default"
          aria-expanded={open}
          aria-label={t('archive:watch', { name: title })}
          icon={
            open ? (
              <IconX aria-hidden size="1.1em" />
            ) : (
              <IconPlayerPlayFilled aria-hidden size="1em" />
            )
          }
          onClick={() => setOpened(open ? undefined : own)}
        >
          {open ? t('archive:close') : t('live:player.play')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StreamPlayer address={url} title={title} />
        </Suspense>
      )}
    </div>
  );
}
