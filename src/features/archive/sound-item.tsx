import { IconHeadphones, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import type { Playing } from './opened.ts';
import classes from './session-remains.module.css';
import { hostOf, type Sound } from './sound.ts';
import { SoundKeeper } from './sound-keeper.tsx';
import { SoundPlayer } from './sound-player.tsx';
import { useSizes } from './use-kept.ts';

/** A recording to be heard, here and now or kept for later; its host is asked for nothing before that. */
export function SoundItem({
  sound,
  place,
  playing: { opened, setOpened },
}: {
  sound: Sound;
  /** Where on the screen it stands. */
  place: string;
  playing: Playing;
}) {
  const { t } = useTranslation('archive');
  const localize = useLocalize();
  const size = useSizes();
  const { url, name, megabytes } = sound;
  const own = `${place} ${url}`;
  const open = opened === own;
  const called = localize(name);
  return (
    <div>
      <div className={classes.item}>
        <IconHeadphones aria-hidden stroke={1.5} className={classes.icon} />
        <div className={classes.name}>
          <p>
            <LocalizedText value={name} />
          </p>
          <p className={classes.about}>
            <bdi>{hostOf(url)}</bdi>
            {megabytes !== null && <span>{size(megabytes * 1e6)}</span>}
          </p>
        </div>
        <Button
          variant="default"
          aria-expanded={open}
          aria-label={t('listen_named', { name: called })}
          icon={
            open ? (
              <IconX aria-hidden size="1.1em" />
            ) : (
              <IconPlayerPlayFilled aria-hidden size="1em" />
            )
          }
          onClick={() => setOpened(open ? undefined : own)}
        >
          {open ? t('close') : t('listen')}
        </Button>
      </div>
      {open && <SoundPlayer url={url} title={called} />}
      <SoundKeeper sound={sound} name={called} />
    </div>
  );
}
