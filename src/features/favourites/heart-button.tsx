import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { keepStorage } from '#device/persistence.ts';
import { notify } from '#ui/notifications/notifications.ts';
import {
  type FavouriteKind,
  setFavourite,
  useIsFavourite,
  useIsSaving,
} from '#visitor/favourites/read.ts';
import { FailureMessage, FailureTitle } from './failure-message.tsx';
import classes from './heart-button.module.css';

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
      onClick={() => void mark(kind, id, !pressed)}
    >
      <Icon aria-hidden stroke={1.6} />
      {text}
    </button>
  );
}

async function mark(kind: FavouriteKind, id: string, favourite: boolean): Promise<void> {
  try {
    await setFavourite(kind, id, favourite);
  } catch {
    notify({
      title: <FailureTitle adding={favourite} />,
      description: <FailureMessage code="storage" />,
      variant: 'destructive',
    });
    return;
  }
  // The reader keeps something of their own here now.
  if (favourite) await keepStorage();
}
