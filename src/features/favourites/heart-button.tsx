import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { keepStorage } from '#device/persistence.ts';
import {
  type FavouriteKind,
  toggleFavourite,
  useIsFavourite,
  useIsSaving,
} from '#replica/favourites/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { FailureTitle, FailureWords } from './failure-words.tsx';
import classes from './heart-button.module.css';

interface Props {
  readonly kind: FavouriteKind;
  readonly id: string;
  /** What marking means here and what is marked, for screen readers: “My Program: Opening”. */
  readonly label: string;
  /** Words beside the heart, where there is room for them. */
  readonly words?: string;
  /** Stand in the end corner of the row or card around it. */
  readonly corner?: boolean;
}

/**
 * Marks something as a favourite or no longer. It shows the tap at once and is `aria-busy` until the
 * device has stored it.
 */
export function HeartButton({ kind, id, label, words, corner = false }: Props) {
  const pressed = useIsFavourite(kind, id);
  const saving = useIsSaving(kind, id);
  const Icon = pressed ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-words={words ? true : undefined}
      data-corner={corner || undefined}
      aria-pressed={pressed}
      aria-busy={saving || undefined}
      aria-label={label}
      onClick={() => void toggle(kind, id, pressed)}
    >
      <Icon aria-hidden stroke={1.6} />
      {words}
    </button>
  );
}

async function toggle(kind: FavouriteKind, id: string, pressed: boolean): Promise<void> {
  try {
    await toggleFavourite(kind, id);
  } catch {
    notify({
      title: <FailureTitle adding={!pressed} />,
      description: <FailureWords code="storage" />,
      variant: 'destructive',
    });
    return;
  }
  // The reader keeps something of their own here now.
  if (!pressed) await keepStorage();
}
