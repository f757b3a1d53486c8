import { IconExternalLink, IconHeadphones, IconMoodSad, IconReload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import type { Stream } from '#shared/stream-url.ts';
import { Button } from '#ui/button.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { sourceName } from './source.ts';
import classes from './stream-player.module.css';
import type { Trouble } from './trouble.ts';

/** Says why a stream does not play, and everything that can be done about it. */
export function TroublePanel({
  stream,
  trouble,
  onRetry,
  onListen,
}: {
  stream: Stream;
  trouble: Trouble;
  onRetry: () => void;
  /** Undefined where sound alone is no choice, or was made already. */
  onListen: (() => void) | undefined;
}) {
  const { t } = useTranslation('live');
  const online = useOnline();
  return (
    <div className={classes.trouble} role="alert">
      <IconMoodSad aria-hidden stroke={1.3} />
      <p className={classes.text}>{t(online ? `trouble.${trouble}` : 'trouble.offline')}</p>
      <p className={classes.note}>{t(online ? 'trouble.what_to_do' : 'offline')}</p>
      <div className={classes.choices}>
        <Button tone="gold" icon={<IconReload aria-hidden size="1.2em" />} onClick={onRetry}>
          {t('trouble.retry')}
        </Button>
        {onListen && (
          <Button
            tone="gold"
            variant="outline"
            icon={<IconHeadphones aria-hidden size="1.2em" />}
            onClick={onListen}
          >
            {t('player.sound_only')}
          </Button>
        )}
        <SourceLink stream={stream} />
      </div>
      <PlaceLink to="programme" className={classes.programme}>
        {t('whole_programme')}
      </PlaceLink>
    </div>
  );
}

/** Opens a stream where it comes from, in a tab of its own. */
export function SourceLink({ stream, filled = false }: { stream: Stream; filled?: boolean }) {
  const { t } = useTranslation('live');
  return (
    <Button
      component="a"
      href={stream.source}
      target="_blank"
      rel="noopener noreferrer"
      tone="gold"
      variant={filled ? 'filled' : 'outline'}
      iconAfter={<IconExternalLink aria-hidden size="1.2em" />}
    >
      {t('trouble.open_at', { name: sourceName(stream) })}
    </Button>
  );
}
