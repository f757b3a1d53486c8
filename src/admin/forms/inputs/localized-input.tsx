import { writesText } from '#domain/rights.ts';
import type { LocalizedField } from '#entities/kit/field.ts';
import { languages } from '#i18n/languages.ts';
import type { Localized } from '#shared/localized.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { Reserved } from '../../kinds/reserved.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import type { InputProps } from './input-props.ts';
import { LanguageInput } from './language-input.tsx';
import classes from './localized-input.module.css';
import { OutdatedLine, useOutdated } from './outdated-line.tsx';
import { ScriptHint } from './script-hint.tsx';

/** One text in three languages: side by side on a desk, the form's chosen one on a phone. */
export function LocalizedInput(props: InputProps<Localized> & { field: LocalizedField }) {
  const { form, name, label, onChange, required, error, field } = props;
  const issueMessage = useIssueMessages();
  const rights = useRights();
  const value = props.value ?? {};
  const isOutdated = useOutdated(form.kind, form.id, name);
  return (
    <fieldset className={classes.field} aria-invalid={error ? true : undefined}>
      <legend data-required={required || undefined}>{label}</legend>
      <div className={classes.languages} data-html={field.html || undefined}>
        {languages.map((language) => {
          const issue = form.issues.find(
            (one) => one.field === name && (one.language ?? form.language) === language,
          );
          return (
            <div
              key={language}
              className={classes.language}
              data-shown={language === form.language || undefined}
            >
              <Reserved open={writesText(rights, form.kind, language)}>
                <LanguageInput
                  field={field}
                  language={language}
                  value={value[language] ?? ''}
                  error={issue && issueMessage(issue.code)}
                  onChange={(text) => onChange({ ...value, [language]: text })}
                />
              </Reserved>
              <ScriptHint language={language} text={value[language] ?? ''} />
              {isOutdated(language) && <OutdatedLine form={form} language={language} />}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
