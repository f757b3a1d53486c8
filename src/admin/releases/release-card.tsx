import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import type { Release } from '#entities/index.ts';
import { versionName } from '#entities/last-release.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { hasText } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { ReplacesDraft } from '../forms/replaces-draft.tsx';
import { KindLink } from '../kinds/kind-link.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { releasedLines } from './comparison.ts';
import { LineCard } from './line-card.tsx';
import classes from './releases.module.css';
import { UndoRelease } from './undo-release.tsx';
import { useAnnounceRelease } from './use-announce-release.ts';

/** A version that was published: what it changed, and of the last one the way back. */
export function ReleaseCard({ release, last }: { release: Release; last: boolean }) {
  const { t } = useTranslation('admin-versions');
  const format = useFormat();
  const content = useAllContent();
  const rights = useRights();
  const [opened, setOpened] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const lines = releasedLines(content, release.id);
  const announce = useAnnounceRelease();
  const announces = announce && last && writes(rights, 'announcement') && lines.length > 0;
  const { released_at, note } = release;
  const day = format.day(venueClock(Date.parse(released_at)).date);
  return (
    <li className={classes.card}>
      <header>
        <h3>{t('released.name', { name: versionName(release) })}</h3>
        <p className={classes.lead}>
          {`${day} ${format.time(released_at)} · ${t('released.changes', { number: format.number(lines.length) })}`}
        </p>
      </header>
      {hasText(note) && (
        <p className={classes.note}>
          <LocalizedText value={note} />
        </p>
      )}
      {lines.length > 0 && (
        <details onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary>{t('released.what')}</summary>
          {opened && (
            <ul className={classes.cards}>
              {lines.map((line) => (
                <LineCard key={`${line.event.id} ${line.group}`} line={line} />
              ))}
            </ul>
          )}
        </details>
      )}
      <div className={classes.actions}>
        {announces && (
          <Button variant="default" onClick={() => announce(release, lines)}>
            {t('released.announce')}
          </Button>
        )}
        <KindLink kind="release" search={{ id: release.id }}>
          {t('released.edit')}
        </KindLink>
        {last && writes(rights, 'release') && (
          <Button variant="subtle" color="red" onClick={() => setUndoing(true)}>
            {t('released.undo')}
          </Button>
        )}
      </div>
      {announces && <ReplacesDraft />}
      {undoing && <UndoRelease release={release} onClose={() => setUndoing(false)} />}
    </li>
  );
}
