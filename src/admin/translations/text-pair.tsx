import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#entities/index.ts';
import type { LocalizedField } from '#entities/kit/field.ts';
import { useContent } from '#replica/read.ts';
import type { Language, Localized } from '#shared/localized.ts';
import { LanguageInput } from '../forms/inputs/language-input.tsx';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { originId, type RowText } from '../kinds/text-states.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import { useWrite } from '../writing/use-write.ts';
import classes from './editor.module.css';
import { offeredIn, termsIn } from './glossary.ts';
import { insertInto } from './insert-into.ts';
import { SourceText } from './source-text.tsx';
import { Terms } from './terms.tsx';
import type { Item } from './work.ts';

interface Props {
  readonly item: Item;
  readonly text: RowText;
  readonly language: Language;
  readonly form: EntityForm;
}

/** One field: the original with its terms and what has changed in it, and the translation beside it. */
export function TextPair({ item, text, language, form }: Props) {
  const { kind, id } = item;
  const { field, value, source, state } = text;
  const { t } = useTranslation('admin-translations');
  const label = useFieldLabels()(kind, field);
  const issueMessage = useIssueMessages();
  const write = useWrite();
  const origins = useOrigins();
  const glossary = useContent('glossary_term');
  const target = useRef<HTMLDivElement>(null);
  const declared = fieldsOf(kind)[field] as LocalizedField;
  const original = value[source] ?? '';
  const key = originId(kind, id, field, language);
  const made_from = state[language] === 'outdated' ? origins.get(key)?.made_from : undefined;
  const parts = termsIn(original, source, glossary.values());
  const written = (form.values[field] ?? {}) as Localized;
  const issue = form.issues.find(
    (one) => one.field === field && (one.language ?? language) === language,
  );
  const confirm = () =>
    write(
      [
        {
          ...{ kind: 'text_origin', id: key, action: 'update' },
          ...{ base: { made_from }, set: { made_from: original } },
        },
      ],
      { done: t('editor.right_done', { field: label }) },
    );
  return (
    <section className={classes.pair} aria-label={label}>
      <h2>{label}</h2>
      <div className={classes.sides}>
        <div className={classes.source}>
          <SourceText
            text={original}
            parts={parts}
            language={source}
            html={declared.html === true}
            before={made_from}
          />
          <Terms
            offered={offeredIn(parts, language)}
            source={source}
            language={language}
            onInsert={(term) => target.current && insertInto(target.current, term)}
          />
        </div>
        <div ref={target} className={classes.target}>
          <LanguageInput
            field={declared}
            language={language}
            value={written[language] ?? ''}
            error={issue && issueMessage(issue.code)}
            onChange={(typed) => form.set(field, { ...written, [language]: typed })}
          />
          {made_from !== undefined && (
            <Button
              variant="default"
              leftSection={<IconCheck aria-hidden size="1.2rem" />}
              aria-label={t('editor.still_right_for', { field: label })}
              onClick={() => void confirm()}
            >
              {t('editor.still_right')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
