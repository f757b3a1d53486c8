import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Language, languages } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { LongText } from '#ui/long-text.tsx';
import { Section } from '#ui/page.tsx';
import {
  longest,
  shownText,
  slotsOf,
  type TextSlot,
  tidyLines,
  waitingText,
  withText,
} from '#visitor/speaker-page/draft.ts';
import type { PartProps } from './part.ts';
import { PortraitInput } from './portrait-input.tsx';
import classes from './speaker-page.module.css';
import { StrayPart } from './stray-part.tsx';

/** What the programme says of somebody and of their talks, in one language at a time. */
export function TextsPart(props: PartProps) {
  const { page, draft } = props;
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const isEmpty = (one: Language) =>
    [null, ...page.talks.map(({ id }) => id)].some((row) =>
      slotsOf(row, one).some((slot) => !shownText(page, draft, slot)),
    );
  return (
    <Section id="texts" title={t('texts.heading')}>
      <p className={classes.hint}>{t('texts.lead')}</p>
      <Choices
        label={t('texts.language')}
        value={language}
        choices={languages.map((value) => ({
          value,
          label: isEmpty(value)
            ? t('texts.incomplete', { language: format.language(value) })
            : format.language(value),
        }))}
        onChange={setLanguage}
      />
      <div className={classes.texts}>
        <PortraitInput {...props} />
        {slotsOf(null, language).map((slot) => (
          <TextInput key={slot.field} slot={slot} {...props} />
        ))}
      </div>
      {page.talks.map(({ id, session }) => (
        <fieldset key={id} className={classes.talk}>
          <legend>
            {t('texts.talk')} <LocalizedText value={session.title} />
          </legend>
          {slotsOf(id, language).map((slot) => (
            <TextInput key={slot.field} slot={slot} {...props} />
          ))}
        </fieldset>
      ))}
      <StrayPart {...props} />
    </Section>
  );
}

function TextInput({ page, draft, problems, write, slot }: PartProps & { slot: TextSlot }) {
  const { t } = useTranslation('speaker-page');
  const { intervention, field, language } = slot;
  const value = shownText(page, draft, slot);
  const label = t(`texts.${intervention === null && field === 'title' ? 'function' : field}`);
  const waits = waitingText(page, slot) === value;
  const over = problems.includes(`${intervention ?? ''}/${field}/${language}`);
  return (
    <div>
      <LongText
        label={label}
        value={value}
        language={language}
        room={longest[field] - tidyLines(value).length}
        rows={field === 'title' ? 2 : 8}
        problem={over ? t('problem.too_long') : undefined}
        onChange={(text) => write((before, of) => withText(of, before, slot, text))}
      />
      {waits && <p className={classes.waits}>{t('texts.waits')}</p>}
    </div>
  );
}
