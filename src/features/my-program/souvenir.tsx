import { Button } from '@mantine/core';
import { IconPhotoShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { useSiteContent } from '#domain/site-content.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { directionOf } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { drawSouvenir } from './draw-souvenir.ts';

/** Hands the days' stars on as a picture, or saves it where the device shares no files. */
export function Souvenir({
  stars,
}: {
  stars: readonly { readonly day: string; readonly lit: readonly boolean[] }[];
}) {
  const { t } = useTranslation(['favourites', 'common']);
  const words = useLocalize();
  const format = useFormat();
  const direction = directionOf(useLanguage());
  const forum = words(useSiteContent('site_name')?.content) || t('common:site.name');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    const picture = await drawSouvenir({
      forum,
      dates: edition ? format.dateRange(edition.starts_on, edition.ends_on) : '',
      title: t('favourites:khatam.title'),
      stars: stars.map(({ day, lit }) => ({ label: format.shortDay(day), lit })),
      direction,
    });
    setBusy(false);
    const file = new File([picture], 'khatam.png', { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) {
      saveFile(file.name, file.type, picture);
      return;
    }
    try {
      await navigator.share({ files: [file], title: forum });
    } catch {
      // The reader closed the sheet.
    }
  };
  return (
    <p>
      <Button
        loading={busy}
        leftSection={<IconPhotoShare aria-hidden size="1.2em" />}
        onClick={() => void share()}
      >
        {t('favourites:khatam.share')}
      </Button>
    </p>
  );
}
