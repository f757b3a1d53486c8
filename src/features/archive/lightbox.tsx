import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { withMantine } from '#ui/theme/mantine.tsx';
import type { AlbumPicture } from './album-picture.ts';
import classes from './lightbox.module.css';
import { movedBy, useSwipe } from './moves.ts';

/** One picture as large as the screen, with its caption; the others by buttons, arrows and swipes. */
export const Lightbox = withMantine(OnePicture);

function OnePicture({
  pictures,
  at,
  onMove,
  onClose,
}: {
  pictures: readonly AlbumPicture[];
  /** Which of them is shown. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('archive');
  const localize = useLocalize();
  const format = useFormat();
  const direction = directionOf(useLanguage());
  const move = (key: string) => {
    const to = movedBy(key, direction, at, pictures.length);
    if (to !== at) onMove(to);
  };
  const swipe = useSwipe((side) => move(side === 'left' ? 'ArrowRight' : 'ArrowLeft'));
  const shown = pictures[at];
  if (!shown) return null;
  const { id, name, image, of } = shown;
  const onKeyDown = ({ key }: KeyboardEvent) => move(key);
  return (
    <Dialog
      fullScreen
      padding={0}
      radius={0}
      title={t('picture_of', {
        number: format.number(at + 1),
        count: format.number(pictures.length),
      })}
      closeButtonProps={{ 'aria-label': t('close'), size: '2.75rem' }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        body: classes.body ?? '',
      }}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <figure className={classes.figure} {...swipe}>
        <div className={classes.frame}>
          <Picture
            key={id}
            image={image}
            alt={localize(name)}
            eager
            width="full"
            className={classes.picture}
          />
        </div>
        <figcaption className={classes.caption} aria-live="polite">
          <strong>
            <LocalizedText value={name} />
          </strong>
          <LocalizedText value={of} />
        </figcaption>
      </figure>
      {pictures.length > 1 && <Moves at={at} count={pictures.length} onMove={onMove} />}
    </Dialog>
  );
}

/** On to the next picture and back. At an end a button stays one that can have the focus, or the arrow keys would be lost with it. */
export function Moves({
  at,
  count,
  onMove,
}: {
  at: number;
  count: number;
  onMove: (at: number) => void;
}) {
  const { t } = useTranslation('archive');
  const [first, last] = [at === 0, at === count - 1];
  return (
    <div className={classes.moves}>
      <IconButton
        aria-label={t('previous')}
        aria-disabled={first}
        onClick={() => !first && onMove(at - 1)}
      >
        <IconChevronLeft aria-hidden stroke={1.6} />
      </IconButton>
      <IconButton
        aria-label={t('next')}
        aria-disabled={last}
        onClick={() => !last && onMove(at + 1)}
      >
        <IconChevronRight aria-hidden stroke={1.6} />
      </IconButton>
    </div>
  );
}
