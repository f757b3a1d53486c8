import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kinds } from '#entities/index.ts';
import {
  type Archive,
  isWhole,
  lackedPictures,
  ofItsEdition,
  staysBeside,
} from '#exchange/archive/archive.ts';
import type { ArchiveTrouble } from '#exchange/archive/pack.ts';
import { uploadsOf } from '#exchange/archive/uploads-of.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useReplica, useSyncStatus } from '#replica/read.ts';
import { NotKept } from '#replica/storage/not-kept.ts';
import type { Failure } from '#shared/failure.ts';
import type { Localized } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './exchange.module.css';
import { FileButton } from './file-button.tsx';
import { ReadingLine } from './reading-line.tsx';
import { RestoreRefusal } from './restore-refusal.tsx';
import { useFileReader } from './use-file-reader.ts';

type Stage =
  | { readonly name: 'trouble'; readonly trouble: ArchiveTrouble }
  | { readonly name: 'chosen' | 'restoring'; readonly archive: Archive }
  | { readonly name: 'failed'; readonly archive: Archive; readonly failure: Failure }
  | {
      readonly name: 'restored';
      readonly written: number;
      /** What became of the pictures; undefined where there are none. */
      readonly pictures: 'sent' | NotKept['reason'] | undefined;
    };

/** An archive into a back end that has none of it, or has it already: all rows or none. */
export function Restore() {
  const { t } = useTranslation(['admin-exchange', 'admin']);
  const format = useFormat();
  const { restore, uploads, state } = useReplica();
  const { online } = useSyncStatus();
  const [stage, setStage] = useState<Stage>();
  const { reading, read, stop } = useFileReader('archive');

  async function choose(file: File): Promise<void> {
    setStage(undefined);
    const made = await read(file);
    if (!made) return;
    setStage(
      made.ok
        ? { name: 'chosen', archive: made.archive }
        : { name: 'trouble', trouble: made.trouble },
    );
  }

  async function run(archive: Archive): Promise<void> {
    setStage({ name: 'restoring', archive });
    const written = await restore(ofItsEdition(archive, state.getState().content.edition).rows);
    if (!written.ok) {
      setStage({ name: 'failed', archive, failure: written.failure });
      return;
    }
    const pictures = uploadsOf(archive);
    const done = { name: 'restored', written: written.value } as const;
    try {
      for (const upload of pictures) await uploads.add(upload);
      setStage({ ...done, pictures: pictures.length > 0 ? 'sent' : undefined });
    } catch (cause) {
      if (!(cause instanceof NotKept)) throw cause;
      setStage({ ...done, pictures: cause.reason });
    }
  }

  const archive = stage && 'archive' in stage ? stage.archive : undefined;
  return (
    <>
      <h3>{t('archive.restore_title')}</h3>
      <p>{t('archive.restore_text')}</p>
      <div className={classes.buttons}>
        <FileButton
          label={t('archive.choose')}
          accept=".zip,application/zip"
          disabled={stage?.name === 'restoring'}
          onFile={(file) => void choose(file)}
        />
      </div>
      <ReadingLine file={reading} onCancel={stop} />
      {stage?.name === 'trouble' && (
        <p role="alert" className={classes.wrong}>
          {t(`archive.${stage.trouble}`)}
        </p>
      )}
      {archive && <Contents archive={archive} />}
      {archive && (
        <div className={classes.buttons}>
          <Button
            disabled={!online || stage?.name === 'restoring'}
            onClick={() => void run(archive)}
          >
            {t('archive.restore')}
          </Button>
          {stage?.name === 'restoring' && <span role="status">{t('archive.restoring')}</span>}
          {!online && <span>{t('archive.offline')}</span>}
        </div>
      )}
      {stage?.name === 'failed' && (
        <RestoreRefusal archive={stage.archive} failure={stage.failure} />
      )}
      {stage?.name === 'restored' && (
        <p role="status">
          {t('archive.restored', { number: format.number(stage.written) })}{' '}
          {stage.pictures === 'sent' && t('archive.pictures_sent')}
          {stage.pictures && stage.pictures !== 'sent' && t(`admin:unkept.${stage.pictures}`)}
        </p>
      )}
    </>
  );
}

/** What an archive holds. */
function Contents({ archive }: { archive: Archive }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const localize = useLocalize();
  const editions = useContent('edition');
  const { at, media } = archive;
  const { rows, others } = ofItsEdition(archive, editions);
  const lacked = lackedPictures({ rows, media });
  const counts = kinds
    .map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <>
      <p>{t('archive.made_on', { date: format.date(at.slice(0, 10)) })}</p>
      <ul className={classes.counts}>
        {counts.map(([kind, count]) => (
          <li key={kind}>
            {t('import.count', { what: kindLabel(kind, 'many'), number: format.number(count) })}
          </li>
        ))}
        <li>
          {t('import.count', {
            what: t('archive.pictures'),
            number: format.number([...media.keys()].filter(isWhole).length),
          })}
        </li>
      </ul>
      {lacked > 0 && <p>{t('archive.lacks', { number: format.number(lacked) })}</p>}
      {others.length > 0 && (
        <p>
          {t('archive.others_stay_away', {
            editions: format.list(others.map(({ row }) => localize(row.name as Localized))),
          })}
        </p>
      )}
      {staysBeside(rows, editions) && <p>{t('archive.stays_beside')}</p>}
    </>
  );
}
