import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { EditionExports } from './edition-exports.tsx';
import { ElsewhereSection } from './elsewhere-section.tsx';
import classes from './exchange.module.css';
import { ScheduleImport } from './schedule-import.tsx';

/** What leads in and out of a whole edition as files: schedules, tables, data, the archive. */
export function EditionExchange() {
  const { t } = useTranslation(['admin-exchange', 'admin']);
  const rights = useRights();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return (
    <div className={classes.page}>
      <title>{`${t('title')} - ${t('admin:title')}`}</title>
      <BackLink to="admin">{t('admin:nav.admin')}</BackLink>
      <header>
        <h1>{t('title')}</h1>
        <p>
          <LocalizedText value={edition?.name} />
        </p>
      </header>
      {edition && writes(rights, 'event') && <ScheduleImport />}
      {/* What leaves the forum is what is published. */}
      <PublishedVersion>
        {edition && <EditionExports edition={edition} />}
        {edition?.is_current && <ElsewhereSection edition={edition} />}
        {writes(rights, 'edition') && <ArchiveSection />}
      </PublishedVersion>
    </div>
  );
}
