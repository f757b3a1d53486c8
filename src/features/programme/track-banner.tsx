import { IconCheck, IconHeartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';
import type { Track } from '#entities/index.ts';
import { markFavourite } from '#features/favourites/index.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useFavourites } from '#visitor/favourites/read.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './track-banner.module.css';
import { TrackMark } from './track-mark.tsx';

interface Props {
  readonly track: Track;
  /** Of the whole track. */
  readonly sessions: readonly Session[];
  readonly at: number;
  readonly texts: RowTexts;
}

/** What a track is, above its sessions, and a tap that adds all that are to come to My Programme. */
export function TrackBanner({ track, sessions, at, texts }: Props) {
  const { t } = useTranslation('tracks');
  const { speak } = texts;
  const held = useFavourites('event');
  const coming = sessions
    .filter((session) => !session.event.cancelled && momentOf(session, at) !== 'over')
    .map(({ event }) => event.id);
  const missing = coming.filter((id) => !held.has(id));
  const keep = async () => {
    await markAll(missing, true);
    notify({
      title: t('kept', { count: missing.length }),
      action: {
        label: t('undo'),
        run: () => void markAll(missing, false),
      },
    });
  };
  return (
    <section className={classes.banner} aria-label={texts.t('programme:track.one')}>
      <h2>
        <TrackMark track={track} texts={texts} />
      </h2>
      <p>{speak(track.description)}</p>
      {missing.length > 0 ? (
        <div className={classes.keep}>
          <Button
            variant="default"
            icon={<IconHeartPlus aria-hidden size="1.2em" />}
            onClick={() => void keep()}
          >
            {t('keep', { count: missing.length })}
          </Button>
          <small>{t('later')}</small>
        </div>
      ) : (
        coming.length > 0 && (
          <p className={classes.whole}>
            <IconCheck aria-hidden size="1.2em" />
            {t('all_kept')}
          </p>
        )
      )}
    </section>
  );
}

async function markAll(ids: readonly string[], favourite: boolean): Promise<void> {
  for (const id of ids) await markFavourite('event', id, favourite);
}
