import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import classes from './album.module.css';
import { type AlbumPicture, isOurs } from './album-picture.ts';
import { hostOf } from './sound.ts';

const Lightbox = lazy(part(async () => ({ default: (await import('./lightbox.tsx')).Lightbox })));

/** Pictures as a grid; each opens large. Those of other hosts are asked for by a press, never before. */
export function Album({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { t } = useTranslation('archive');
  const localize = useLocalize();
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const [large, setLarge] = useState<number>();
  const shown = asked ? pictures : pictures.filter(isOurs);
  const others = asked ? [] : pictures.filter((one) => !isOurs(one));
  const hosts = [...new Set(others.map(({ image }) => hostOf(image)))];
  return (
    <section aria-label={t('album')}>
      {shown.length > 0 && (
        <ul className={classes.grid}>
          {shown.map(({ id, name: given, image }, index) => {
            const name = localize(given);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={classes.tile}
                  aria-label={t('enlarge', { name })}
                  onClick={() => setLarge(index)}
                >
                  <Picture image={image} alt="" small className={classes.picture} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <div className={classes.others}>
          <Button
            variant="default"
            icon={<IconPhoto aria-hidden size="1.2em" />}
            onClick={() => setAsked(true)}
          >
            {t('show_pictures', { count: others.length, host: format.list(hosts) })}
          </Button>
          <small>{t('asked_then')}</small>
        </div>
      )}
      {large !== undefined && (
        <Suspense>
          <Lightbox
            pictures={shown}
            at={large}
            onMove={setLarge}
            onClose={() => setLarge(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
