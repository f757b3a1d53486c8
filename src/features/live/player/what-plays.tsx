import { IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { FramedStream, PlayedStream } from '#shared/stream-url.ts';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { type Amount, hourAt } from './data-cost.ts';
import type { Sound, SoundOf, What } from './sounds.ts';
import classes from './stream-player.module.css';

/** Names a sound, and says how much data something takes. */
export function usePlayerWords(): {
  readonly soundName: (of: SoundOf) => string;
  readonly size: (rate: number) => string;
} {
  const { t } = useTranslation('live');
  const format = useFormat();
  const inWords = ({ unit, amount }: Amount) =>
    t(`player.${unit}`, { amount: format.number(amount) });
  return {
    soundName: (of) => (of === 'original' ? t('player.original') : format.language(of)),
    size: (rate) => inWords(hourAt(rate)),
  };
}

/** The picture, or one of the sounds alone; the one that plays is pressed. */
export function WhatPlays({
  picture,
  sounds,
  what,
  onChoose,
}: {
  /** What is shown, if anything is; it may be a stream that is heard. */
  picture: FramedStream | PlayedStream | undefined;
  sounds: readonly Sound[];
  what: What;
  onChoose: (what: What) => void;
}) {
  const { t } = useTranslation('live');
  const { soundName } = usePlayerWords();
  const several = sounds.length > 1;
  const pictureName = picture?.kind === 'audio' ? 'player.listen' : 'player.with_picture';
  const choices = [
    ...(picture ? [{ value: 'picture' as What, label: t(pictureName) }] : []),
    ...sounds.map(({ of }) => ({
      value: of,
      label: several ? t('player.sound_of', { name: soundName(of) }) : t('player.sound_only'),
    })),
  ];
  if (choices.length < 2) return null;
  return (
    <Choices<What> label={t('player.what')} value={what} choices={choices} onChange={onChoose} />
  );
}

/** Says that the sound goes on by itself, and leads back to the picture. */
export function SwitchedNotice({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('live');
  return (
    <div className={classes.switched} role="status">
      <p>{t('player.thin')}</p>
      <Button variant="default" icon={<IconVideo aria-hidden size="1.2em" />} onClick={onBack}>
        {t('player.back_to_picture')}
      </Button>
    </div>
  );
}
