import { useMemo, useState } from 'react';
import { PageTitle } from '#features/site/index.ts';
import { Spoken } from '#i18n/voices.tsx';
import { directionOf } from '#shared/localized.ts';
import { useNow } from '#shared/use-now.ts';
import { KhatamLattice } from '#ui/khatam.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { useRootMark } from '#ui/use-root-mark.ts';
import { Board } from './board.tsx';
import classes from './display-screen.module.css';
import { mayReload } from './night.ts';
import { languagesOf, turn } from './rotation.ts';
import { screenAt } from './screen-at.ts';
import { useDisplayContent } from './use-display-content.ts';
import { useUnattended } from './use-unattended.ts';
import { useVoice } from './use-voice.ts';

/** Nothing a screen shows changes more often than this, ms. */
const step = 10_000;

/** The screen that hangs in the halls: it shows the present by itself, day and night, in every language. */
export function DisplayScreen() {
  // Languages as `fr` or `fr,ar`, a hall by id or name.
  const { hall, lang, scheme } = useScreenAddress().search;
  const content = useDisplayContent();
  const now = useNow(step);
  const [switchedOn] = useState(now);
  const screen = useMemo(() => screenAt(content, now, { hall }), [content, now, hall]);
  const urgent = screen.view === 'takeover';
  const speaking = useVoice(languagesOf(lang), now, urgent ? turn / 2 : turn);
  useRootMark('display');
  useUnattended(mayReload(screen, now));
  return (
    <div
      className={classes.display}
      data-scheme={scheme === 'light' ? 'light' : 'dark'}
      data-view={screen.view}
      {...(speaking && { lang: speaking.language, dir: directionOf(speaking.language) })}
    >
      <KhatamLattice faint />
      {speaking && (
        <Spoken voice={speaking.voice}>
          <PageTitle page={speaking.voice.t('display:title')} />
          <Board content={content} screen={screen} now={now} switchedOn={switchedOn} />
        </Spoken>
      )}
    </div>
  );
}
