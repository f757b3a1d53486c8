import type { Track } from '#entities/index.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './track-mark.module.css';

/** A track by its colour and its name; nothing where there is none. */
export function TrackMark({ track, texts }: { track: Track | undefined; texts: RowTexts }) {
  if (!track) return null;
  return (
    <span className={classes.track} data-colour={track.colour}>
      {texts.speak(track.name, true)}
    </span>
  );
}
