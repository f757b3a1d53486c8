import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import type { Edition } from '#entities/index.ts';
import { archivedRows } from '#exchange/archive/archive.ts';
import { fetchPictures } from '#exchange/archive/fetch-pictures.ts';
import { pack } from '#exchange/archive/pack.ts';
import { useFormat } from '#i18n/format.ts';
import { useReplica, useRow, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { useDeviceStatus } from '#visitor/use-device-status.ts';
import classes from './exchange.module.css';
import { Restore } from './restore.tsx';

/** The whole edition as one file, and such a file into an empty back end. */
export function ArchiveSection() {
  const { t } = useTranslation('admin-exchange');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return (
    <section className={classes.section} aria-labelledby="archive">
      <h2 id="archive">{t('archive.title')}</h2>
      <p>{t('archive.text')}</p>
      {edition && <Make edition={edition} />}
      <Restore />
    </section>
  );
}

/** Making needs the server: the pictures lie there, and so must everything that was written here. */
function Make({ edition }: { edition: Edition }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const { state } = useReplica();
  const { online, waiting, refused } = useDeviceStatus();
  const [progress, setProgress] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const unsent = waiting + refused > 0;

  async function make(): Promise<void> {
    setMissing([]);
    setProgress(t('archive.making', { done: format.number(0), all: '…' }));
    const rows = archivedRows(state.getState().content);
    const { media, missing: lost } = await fetchPictures(rows, (done, all) =>
      setProgress(t('archive.making', { done: format.number(done), all: format.number(all) })),
    );
    const at = new Date(presentTime()).toISOString();
    const file = pack({ edition: edition.id, at, rows, media });
    saveFile(`forum-${edition.year}-${at.slice(0, 10)}.zip`, 'application/zip', file as BlobPart);
    setMissing(lost);
    setProgress(undefined);
  }

  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={!online || unsent || progress !== undefined}
          leftSection={<IconArchive aria-hidden size="1.2rem" />}
          onClick={() => void make()}
        >
          {t('archive.make')}
        </Button>
        {progress && <span role="status">{progress}</span>}
      </div>
      {unsent && <p>{t('archive.unsent')}</p>}
      {!online && <p>{t('archive.offline')}</p>}
      {missing.length > 0 && (
        <p role="alert" className={classes.wrong}>
          {t('archive.missing', { pictures: format.list(missing) })}
        </p>
      )}
    </>
  );
}
