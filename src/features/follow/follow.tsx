import { IconCalendarShare } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { Panel } from '#features/favourites/index.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import type { Followed } from '#shared/feed-path.ts';
import { LinesSkeleton } from '#ui/lines-skeleton.tsx';
import { followAnchor } from './anchor.ts';

const feeds = part(() => import('./feeds.ts'));

/** Following a hall or a speaker. Only the current edition has calendars: what is over does not change. */
export function Follow({ followed }: { followed: Followed }) {
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  if (edition && !edition.is_current) return null;
  return <Unfolding load={async () => (await feeds()).Feed} given={{ followed }} />;
}

/** Following one's own sessions, and the whole programme. */
export function FollowMine() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <Unfolding
      id={followAnchor}
      open={hash === followAnchor}
      load={async () => (await feeds()).MyFeeds}
      given={{}}
    />
  );
}

interface Props<P> {
  /** Loads what is inside, when it is unfolded for the first time. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly given: P;
  /** By which a link leads to it, and whether one just did. */
  readonly id?: string;
  readonly open?: boolean;
}

/** What can be followed in a calendar, folded away: its code and words come once it is wanted. */
function Unfolding<P extends object>({ load, given, ...panel }: Props<P>) {
  const { t } = useTranslation();
  const [inside, setInside] = useState<{ readonly Inside: ComponentType<P> } | 'missing'>();
  const unfold = () => {
    void load().then(
      (Inside) => setInside({ Inside }),
      // Folded and unfolded again, it is asked for again.
      () => setInside('missing'),
    );
  };
  return (
    <Panel icon={IconCalendarShare} title={t('follow')} onOpen={unfold} {...panel}>
      {inside === 'missing' && <p role="alert">{t('failure.unavailable')}</p>}
      {inside && inside !== 'missing' && (
        <Suspense fallback={<LinesSkeleton />}>
          <inside.Inside {...given} />
        </Suspense>
      )}
    </Panel>
  );
}
