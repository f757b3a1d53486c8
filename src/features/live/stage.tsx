import { IconArrowBackUp, IconBroadcast, IconBroadcastOff, IconEye } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import type { Streaming } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContentPhase, useRow } from '#replica/read.ts';
import { useBeingCounted, useLiveViewers } from '#replica/viewers/read.ts';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSpoken } from '#ui/use-spoken.ts';
import { type Reach, useReach } from '#visitor/use-device-status.ts';
import { OffAir } from './off-air.tsx';
import { StreamPlayer } from './player/stream-player.tsx';
import classes from './stage.module.css';

/** What is shown: the stream while it is live, a recording somebody chose, else what comes next. */
export function Stage({
  edition,
  next,
  recording,
  onLeaveRecording,
}: {
  edition: string;
  next: Session | undefined;
  recording: Session | undefined;
  onLeaveRecording: () => void;
}) {
  const { t } = useTranslation('live');
  const localize = useLocalize();
  const streaming = useRow('streaming', edition);
  const live = streaming?.status === 'live';
  // Before the content has come nobody knows whether anything is streamed.
  const waiting = useContentPhase() !== 'ready' && !streaming;
  const reach = useReach();
  const said = useSpoken(
    !waiting && (reach === 'reached' || !live) && t(live ? 'on_air_text' : 'off_air_text'),
  );
  const address = recording?.event.recording_url ?? '';
  return (
    <section className={classes.stage} aria-label={t('stage')}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {recording ? (
        <Recording title={localize(recording.event.title)} address={address}>
          <Button
            className={classes.back}
            variant={live ? 'filled' : 'default'}
            icon={<IconArrowBackUp aria-hidden size="1.2em" />}
            onClick={onLeaveRecording}
          >
            {t(live ? 'back_to_live' : 'close_recording')}
          </Button>
        </Recording>
      ) : live ? (
        <Broadcast streaming={streaming} reach={reach} />
      ) : waiting ? (
        <Skeleton shape="block" />
      ) : (
        <OffAir next={next} overline={<Badge state="off_air" />} />
      )}
    </section>
  );
}

/** Whom the server does not reach cannot know whether it is still on: nothing says that it is. */
function Broadcast({ streaming, reach }: { streaming: Streaming; reach: Reach }) {
  const { t } = useTranslation('live');
  const reached = reach === 'reached';
  const [playing, setPlaying] = useState(false);
  useBeingCounted(playing);
  return (
    <>
      <StreamPlayer
        address={streaming.stream_url ?? ''}
        sounds={streaming}
        title={t(reached ? 'on_air_text' : 'stage')}
        overline={<Badge state={reached ? 'on_air' : reach} />}
        onPlaying={setPlaying}
      />
      {/* Nor how many watch. */}
      {reached && <Viewers />}
    </>
  );
}

function Viewers() {
  const { t } = useTranslation('live');
  const format = useFormat();
  const count = useLiveViewers();
  if (!count) return null;
  return (
    <p className={classes.viewers}>
      <IconEye aria-hidden stroke={1.6} />
      {t('viewers', { count, number: format.number(count) })}
    </p>
  );
}

function Recording({
  title,
  address,
  children,
}: {
  title: string;
  address: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('live');
  const place = useRef<HTMLDivElement>(null);
  // Chosen further down the page: the reader is brought to where it plays.
  useEffect(() => {
    if (address) place.current?.focus();
  }, [address]);
  return (
    <div ref={place} tabIndex={-1} className={classes.recording}>
      <StreamPlayer
        address={address}
        title={title}
        overline={<p className={classes.badge}>{t('recording')}</p>}
      />
      {children}
    </div>
  );
}

function Badge({ state }: { state: 'on_air' | 'off_air' | Exclude<Reach, 'reached'> }) {
  const { t } = useTranslation(['live', 'common']);
  const live = state === 'on_air';
  const Icon = live ? IconBroadcast : IconBroadcastOff;
  return (
    <p className={classes.badge} data-live={live || undefined}>
      <Icon aria-hidden stroke={1.8} />
      {state === 'offline' || state === 'late' ? t(`common:status.${state}`) : t(`live:${state}`)}
    </p>
  );
}
