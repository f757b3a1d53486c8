import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { part } from '#device/parts.ts';
import { keepStorage } from '#device/persistence.ts';
import {
  type FavouriteKind,
  setFavourite,
  useIsFavourite,
  useIsSaving,
} from '#visitor/favourites/read.ts';
import classes from './heart-button.module.css';

/** What is seldom said comes after the first screen, with all notifications. */
const telling = part(() => import('./tell-not-kept.tsx'));

interface Props {
  readonly kind: FavouriteKind;
  readonly id: string;
  /** What marking means here and what is marked, for screen readers: “My Program: Opening”. */
  readonly label: string;
  /** Text beside the heart, where there is room for them. */
  readonly text?: string;
  /** Stand in the end corner of the row or card around it. */
  readonly corner?: boolean;
}

/**
 * Marks something as a favourite or no longer. It shows the tap at once and is `aria-busy` until the
 * device has stored it.
 */
export function HeartButton({ kind, id, label, text, corner = false }: Props) {
  const pressed = useIsFavourite(kind, id);
  const saving = useIsSaving(kind, id);
  const Icon = pressed ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-text={text ? true : undefined}
      data-corner={corner || undefined}
      aria-pressed={pressed}
      aria-busy={saving || undefined}
      aria-label={label}
      // What was shown decides: the device may hold another word that has not been read yet.
      onClick={() => void markFavourite(kind, id, !pressed)}
    >
      <Icon aria-hidden stroke={1.6} />
      {text}
    </button>
  );
}

/** Marks something as a favourite or no longer; who cannot be obeyed is told so. */
export async function markFavourite(
  kind: FavouriteKind,
  id: string,
  favourite: boolean,
): Promise<void> {
  try {
    await setFavourite(kind, id, favourite);
  } catch {
    const { tellNotKept } = await telling();
    tellNotKept(favourite);
    return;
  }
  // The reader keeps something of their own here now.
  if (favourite) await keepStorage();
}
