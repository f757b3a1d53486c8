import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { type Edition, kinds } from '#entities/index.ts';
import { lastRelease } from '#entities/last-release.ts';
import { archivedRows } from '#exchange/archive/archive.ts';
import { writeJson } from '#exchange/archive/write-json.ts';
import { scheduleOf } from '#exchange/schedule-out/schedule.ts';
import { versionText } from '#exchange/schedule-out/version.ts';
import { writeScheduleJson } from '#exchange/schedule-out/write-schedule-json.ts';
import { writeScheduleXml } from '#exchange/schedule-out/write-schedule-xml.ts';
import { workbookType, writeWorkbook } from '#exchange/table/write-workbook.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useReplica } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { presentTime } from '#shared/clock.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './exchange.module.css';
import { useTables } from './use-tables.ts';

/** All of an edition as one workbook, as data, and its programme for other programs. */
export function EditionExports({ edition }: { edition: Edition }) {
  const { t } = useTranslation('admin-exchange');
  const kindLabel = useKindLabels();
  const language = useLanguage();
  const { state } = useReplica();
  const tableOf = useTables();
  const name = `forum-${edition.year}`;

  function schedule() {
    const { attachment, event, location, release, speaker, track } = state.getState().content;
    const site = globalThis.location.origin;
    return scheduleOf({
      edition,
      version: versionText(lastRelease(release.values()), new Date(presentTime()).toISOString()),
      events: [...event.values()],
      locations: location,
      speakers: speaker,
      tracks: track,
      attachments: [...attachment.values()],
      language,
      noRoom: t('export.no_room'),
      site: `${site}/`,
      addressOf: (id) => `${site}${addressOf('event', { id })}`,
    });
  }

  const files: readonly (readonly [string, () => void])[] = [
    [
      t('export.workbook'),
      () => {
        const tables = kinds.map((kind) => ({ name: kindLabel(kind, 'many'), ...tableOf(kind) }));
        const workbook = writeWorkbook(tables, language === 'ar');
        saveFile(`${name}.xlsx`, workbookType, workbook as BlobPart);
      },
    ],
    [
      t('export.json'),
      () => {
        const rows = archivedRows(state.getState().content);
        const at = new Date(presentTime()).toISOString();
        saveFile(`${name}.json`, 'application/json', writeJson({ edition: edition.id, at, rows }));
      },
    ],
    [
      t('export.schedule_json'),
      () => saveFile(`${name}-schedule.json`, 'application/json', writeScheduleJson(schedule())),
    ],
    [
      t('export.schedule_xml'),
      () => saveFile(`${name}-schedule.xml`, 'text/xml', writeScheduleXml(schedule())),
    ],
  ];
  return (
    <section className={classes.section} aria-labelledby="export">
      <h2 id="export">{t('export.everything')}</h2>
      <p>{t('export.everything_text')}</p>
      <div className={classes.buttons}>
        {files.map(([label, save]) => (
          <Button
            key={label}
            variant="default"
            leftSection={<IconDownload aria-hidden size="1.2rem" />}
            onClick={save}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
