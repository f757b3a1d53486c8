import { IconPhotoShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareFile } from '#device/share-file.ts';
import { useForum } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { drawSouvenir } from './draw-souvenir.ts';

/** Hands the days' stars on as a picture, or saves it where the device shares no files. */
export function Souvenir({
  stars,
}: {
  stars: readonly { readonly day: string; readonly lit: readonly boolean[] }[];
}) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const direction = directionOf(useLanguage());
  const forum = useForum();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    const picture = await drawSouvenir({
      forum: forum.name,
      dates: forum.dates,
      title: t('khatam.title'),
      stars: stars.map(({ day, lit }) => ({ label: format.shortDay(day), lit })),
      direction,
    }).finally(() => setBusy(false));
    const file = new File([picture], 'khatam.png', { type: picture.type });
    await shareFile(file, forum.name);
  };
  return (
    <p>
      <Button
        loading={busy}
        icon={<IconPhotoShare aria-hidden size="1.2em" />}
        onClick={() => void share()}
      >
        {t('khatam.share')}
      </Button>
    </p>
  );
}
