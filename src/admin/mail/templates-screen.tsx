import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '#functions/mail/letter.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import type { Language } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { EntityScreen } from '../entity-screen.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { factsOf } from './facts.ts';
import { FieldChips } from './field-chips.tsx';
import { LetterPreview } from './letter-preview.tsx';
import classes from './mail.module.css';
import { templateIssues } from './template-issues.ts';
import { useSpeakerChoices } from './use-speaker-choices.ts';

/** The templates of mails to speakers. */
export function MailTemplatesScreen() {
  return (
    <EntityScreen
      kind="mail_template"
      place="admin_mail_templates"
      form={(id) => <TemplateForm key={id} id={id} />}
    />
  );
}

function TemplateForm({ id }: { id: string }) {
  const form = useEntityForm('mail_template', id, { alsoCheck: templateIssues });
  return (
    <FormFrame form={form} place="admin_mail_templates">
      <EntityFields form={form} only={['name']} />
      <FieldChips>
        <EntityFields form={form} except={['name']} />
      </FieldChips>
      <PublishedVersion said>
        <Preview written={form.values as unknown as Written} />
      </PublishedVersion>
    </FormFrame>
  );
}

/** The text as it stands in the form, for a speaker of one's choice. */
function Preview({ written }: { written: Written }) {
  const { t } = useTranslation('admin-mail');
  const content = useAllContent();
  const edition = useSelectedEdition() ?? 0;
  const choices = useSpeakerChoices();
  const [chosen, setChosen] = useState('');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const speaker = chosen || (choices[0]?.value ?? '');
  const facts = factsOf(content, speaker, edition);
  if (!facts) return null;
  return (
    <section className={classes.panel} aria-labelledby="template-preview">
      <h2 id="template-preview">{t('preview.title')}</h2>
      <SelectField
        label={t('preview.for')}
        value={speaker}
        choices={choices}
        onChange={setChosen}
      />
      <Choices
        label={t('preview.language')}
        value={language}
        choices={languages.map((one) => ({ value: one, label: languageNames[one] }))}
        onChange={setLanguage}
      />
      <LetterPreview written={written} facts={facts} language={language} />
    </section>
  );
}
