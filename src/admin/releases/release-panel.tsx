import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { focusFirstIssue } from '../forms/focus-first-issue.ts';
import { LanguageTabs } from '../forms/language-tabs.tsx';
import type { Line } from './comparison.ts';
import classes from './releases.module.css';
import { useRelease } from './use-release.ts';

/** Names what is planned and publishes it; while a line asks which value holds, that comes first. */
export function ReleasePanel({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('admin-versions');
  const format = useFormat();
  const { form, make } = useRelease(lines);
  const asking = lines.filter(({ parts }) => parts.some((part) => part.changedSince)).length;
  return (
    <form
      className={classes.panel}
      aria-labelledby="release-title"
      noValidate
      data-language={form.language}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        void make().then((kept) => kept || focusFirstIssue(currentTarget));
      }}
    >
      <h2 id="release-title">{t('release.title')}</h2>
      <p className={classes.lead}>{t('release.lead', { number: format.number(lines.length) })}</p>
      <DraftNotice form={form} />
      <LanguageTabs language={form.language} onChange={form.setLanguage} />
      <EntityFields form={form} only={['name', 'note']} />
      {asking > 0 && (
        <p role="note" className={classes.question}>
          {t('release.asking', { number: format.number(asking) })}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" disabled={asking > 0}>
          {t('release.make')}
        </Button>
      </div>
    </form>
  );
}
