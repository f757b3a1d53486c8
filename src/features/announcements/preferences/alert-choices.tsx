import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '#i18n/languages.ts';
import { languages } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import type { PushChoice, PushTopic } from '#visitor/push.ts';
import classes from './alerts.module.css';

const extras = ['news', 'reminders'] as const;

/** What the device is told, and in which language; every change counts at once. */
export function AlertChoices({
  choice,
  busy,
  onChange,
}: {
  choice: PushChoice;
  busy: boolean;
  onChange: (choice: PushChoice) => void;
}) {
  const { t } = useTranslation('announcements');
  const id = useId();
  const { language, topics } = choice;
  const announcements = topics.includes('announcements') ? 'announcements' : 'urgent';
  // What is urgent is part of every choice: somebody whom nothing reaches turns alerts off.
  const choose = (of: PushTopic, others: readonly PushTopic[]) =>
    onChange({ language, topics: [...new Set<PushTopic>(['urgent', of, ...others])] });
  const chosenExtras = extras.filter((topic) => topics.includes(topic));
  const scopes = (['urgent', 'announcements'] as const).map((value) => ({
    value,
    label: t(`alerts.topic.${value}`),
  }));
  return (
    <fieldset className={classes.choices} disabled={busy}>
      <legend className="visually-hidden">{t('alerts.choices')}</legend>
      <Choices
        label={t('alerts.scope')}
        value={announcements}
        choices={scopes}
        onChange={(value) => choose(value, chosenExtras)}
      />
      {extras.map((topic) => (
        <label key={topic} htmlFor={`${id}-${topic}`} className={classes.extra}>
          <input
            id={`${id}-${topic}`}
            type="checkbox"
            checked={topics.includes(topic)}
            onChange={({ target }) =>
              choose(
                announcements,
                extras.filter((one) => (one === topic ? target.checked : topics.includes(one))),
              )
            }
          />
          <span>{t(`alerts.topic.${topic}`)}</span>
        </label>
      ))}
      <p aria-hidden>{t('alerts.language')}</p>
      <Choices
        label={t('alerts.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => onChange({ language: value, topics })}
      />
    </fieldset>
  );
}
