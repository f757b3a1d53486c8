import { Textarea, TextInput } from '@mantine/core';
import { writesText } from '#domain/rights.ts';
import type { LocalizedField } from '#entities/kit/field.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { directionOf, type Localized } from '#shared/localized.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { Reserved } from '../../kinds/reserved.tsx';
import { useRights } from '../../kinds/use-rights.ts';
import type { InputProps } from './input-props.ts';
import classes from './localized-input.module.css';
import { RichInput } from './rich-input.tsx';

/** One text in three languages: side by side on a desk, the form's chosen one on a phone. */
export function LocalizedInput(props: InputProps<Localized> & { field: LocalizedField }) {
  const { form, name, label, onChange, required, error, field } = props;
  const issueMessage = useIssueMessages();
  const rights = useRights();
  const value = props.value ?? {};
  const long = field.max > 300;
  return (
    <fieldset className={classes.field} aria-invalid={error ? true : undefined}>
      <legend data-required={required || undefined}>{label}</legend>
      <div className={classes.languages} data-html={field.html || undefined}>
        {languages.map((language) => {
          const issue = form.issues.find(
            (one) => one.field === name && (one.language ?? form.language) === language,
          );
          const shared = {
            label: languageNames[language],
            lang: language,
            dir: directionOf(language),
            value: value[language] ?? '',
            error: issue && issueMessage(issue.code),
          };
          const change = (text: string) => onChange({ ...value, [language]: text });
          return (
            <div
              key={language}
              className={classes.language}
              data-shown={language === form.language || undefined}
            >
              <Reserved open={writesText(rights, form.kind, language)}>
                {field.html ? (
                  <RichInput {...shared} onChange={change} />
                ) : long ? (
                  <Textarea
                    {...shared}
                    autosize
                    minRows={3}
                    maxRows={14}
                    maxLength={field.max}
                    onChange={(event) => change(event.currentTarget.value)}
                  />
                ) : (
                  <TextInput
                    {...shared}
                    maxLength={field.max}
                    onChange={(event) => change(event.currentTarget.value)}
                  />
                )}
              </Reserved>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
