import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { writes } from '#domain/rights.ts';
import type { Kind } from '#entities/index.ts';
import { writeCsv } from '#exchange/table/write-csv.ts';
import { workbookType, writeWorkbook } from '#exchange/table/write-workbook.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContent } from '#replica/read.ts';
import { BackLink } from '#ui/back-link.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import type { AdminPlace } from '../kinds/places.ts';
import { useRights } from '../kinds/use-rights.ts';
import classes from './exchange.module.css';
import { TableImport } from './table-import.tsx';
import { useTables } from './use-tables.ts';

/** What leads in and out of one list as files. */
export function TableExchange({ kind, place }: { kind: Kind; place: AdminPlace }) {
  const { t } = useTranslation(['admin-exchange', 'admin']);
  const kindLabel = useKindLabels();
  const language = useLanguage();
  const tableOf = useTables();
  const { size } = useContent(kind);
  const rights = useRights();
  const title = t('list_title', { kind: kindLabel(kind, 'many') });
  // English spreadsheets part cells by commas, French and Arabic ones by semicolons.
  const csv = () => writeCsv(tableOf(kind), language === 'en' ? ',' : ';');
  const workbook = () =>
    writeWorkbook(
      [{ name: kindLabel(kind, 'many'), ...tableOf(kind) }],
      language === 'ar',
    ) as BlobPart;
  return (
    <div className={classes.page}>
      <title>{`${title} - ${t('admin:title')}`}</title>
      <BackLink to={place}>{kindLabel(kind, 'many')}</BackLink>
      <h1>{title}</h1>
      {writes(rights, kind) && <TableImport kind={kind} />}
      <section className={classes.section} aria-labelledby="export">
        <h2 id="export">{t('export.title')}</h2>
        <p>{t('export.text')}</p>
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={size === 0}
            leftSection={<IconDownload aria-hidden size="1.2rem" />}
            onClick={() => saveFile(`${kind}.csv`, 'text/csv', csv())}
          >
            {t('export.csv')}
          </Button>
          <Button
            variant="default"
            disabled={size === 0}
            leftSection={<IconDownload aria-hidden size="1.2rem" />}
            onClick={() => saveFile(`${kind}.xlsx`, workbookType, workbook())}
          >
            {t('export.xlsx')}
          </Button>
        </div>
      </section>
    </div>
  );
}
