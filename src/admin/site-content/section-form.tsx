import { Alert, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SiteContentSection } from '#entities/site-content-keys.ts';
import { useContent } from '#replica/read.ts';
import { BackLink } from '#ui/back-link.tsx';
import { focusFirstIssue } from '../forms/focus-first-issue.ts';
import { LanguageTabs } from '../forms/language-tabs.tsx';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { RefusedNotice, RoleNotice, useOpening } from '../forms/role-notice.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { Reserved } from '../kinds/reserved.tsx';
import { Refusal } from '../outbox/refusal.tsx';
import { KeyInput } from './key-input.tsx';
import { keysOf, rowOf } from './section.ts';
import { SectionPreview } from './section-preview.tsx';
import classes from './site-content.module.css';
import { useSectionForm } from './use-section-form.ts';

/** All keys of a section with what visitors will see beside them; one button saves them all. */
export function SectionForm({ section }: { section: SiteContentSection }) {
  const { t } = useTranslation(['admin-content', 'admin']);
  const form = useSectionForm(section);
  const { language } = form;
  const keys = keysOf(section);
  const stored = useContent('site_content');
  const opening = useOpening('site_content');
  const title = t(`admin-content:site.sections.${section}.name`);
  return (
    <form
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        void form.save().then(() => focusFirstIssue(currentTarget));
      }}
    >
      <title>{`${title} - ${t('admin:title')}`}</title>
      <header className={classes.head}>
        <BackLink to="admin_site_content">{t('admin-content:site.back')}</BackLink>
        <h1>{title}</h1>
        <p>{t(`admin-content:site.sections.${section}.lead`)}</p>
      </header>
      {form.restored && (
        <Alert color="gold">
          <Button variant="default" onClick={form.discard}>
            {t('admin:form.discard_draft')}
          </Button>
        </Alert>
      )}
      {form.refused && <RefusedNotice {...(!form.restored && { onDiscard: form.discard })} />}
      {form.changedElsewhere && <Alert color="red">{t('admin:form.changed_elsewhere')}</Alert>}
      <RoleNotice opening={opening} />
      <Refusal
        kind="site_content"
        ids={keys.map(([key]) => key)}
        message={(message) => t('admin-content:site.failed', { message })}
      />
      <div className={classes.columns}>
        <div className={classes.fields}>
          <LanguageTabs language={language[0]} onChange={language[1]} />
          {keys.map(([key, holds]) => (
            // A translator translates what is there.
            <Reserved key={key} open={opening === 'whole' || stored.has(key)}>
              <KeyInput
                name={key}
                form={holds}
                row={rowOf(form.rows, key)}
                issues={form.issues.get(key) ?? []}
                language={language}
                onChange={(field, value) => form.set(key, field, value)}
              />
            </Reserved>
          ))}
        </div>
        <div className={classes.beside}>
          <SectionPreview section={section} rows={form.rows} />
        </div>
      </div>
      {opening !== 'nothing' && (
        <SaveBar>
          <Button type="submit">{t('admin:form.save')}</Button>
        </SaveBar>
      )}
      <LeaveGuard dirty={form.dirty} />
    </form>
  );
}
