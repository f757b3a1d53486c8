import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useIssueMessages } from '../kinds/entity-labels.ts';
import { bareAddress, type ContactChange, isAddress } from './contacts.ts';
import classes from './mail.module.css';
import type { Person } from './server-answers.ts';

/** What stands in the fields of somebody and is not saved. */
export interface Typed {
  readonly email: string;
  readonly language: string;
}

/** What stands there when nothing was typed. */
export const savedOf = ({ email, language }: Person): Typed => ({
  email: email ?? '',
  language: language ?? '',
});

/** True where saving would change nothing. */
export const isSaved = (typed: Typed, person: Person) =>
  bareAddress(typed.email) === (person.email ?? '') && typed.language === (person.language ?? '');

/** Where and in which language somebody is written to. */
export function ContactForm({
  person,
  name,
  typed: { email, language },
  onType,
  onSaved,
  save,
}: {
  person: Person;
  name: string;
  typed: Typed;
  onType: (words: Typed) => void;
  onSaved: (words: Typed) => void;
  save: (changes: readonly ContactChange[]) => Promise<boolean>;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const issueMessage = useIssueMessages();
  const [wrong, setWrong] = useState(false);
  const changed = !isSaved({ email, language }, person);
  return (
    <form
      className={classes.contact}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = bareAddress(email);
        setWrong(address !== '' && !isAddress(address));
        if (address !== '' && !isAddress(address)) return;
        const chosen = languages.find((one) => one === language) ?? null;
        void save([
          {
            speaker: person.speaker,
            ...(address !== (person.email ?? '') && { email: address || null }),
            ...(chosen !== person.language && { language: chosen }),
          },
        ]).then((saved) => saved && onSaved({ email, language }));
      }}
    >
      <TextInput
        label={name}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        error={wrong && issueMessage('not_an_email')}
        onChange={(event) => onType({ email: event.currentTarget.value, language })}
      />
      <SelectField
        label={t('addresses.language', { name })}
        any={t('addresses.guessed', { language: format.language(person.guess) })}
        value={language}
        choices={languages.map((one) => ({ value: one, label: format.language(one) }))}
        onChange={(chosen) => onType({ email, language: chosen })}
      />
      <Button type="submit" variant="default" disabled={!changed}>
        {t('addresses.save')}
      </Button>
      {person.blocked && person.blocked !== 'no_address' && (
        <p className={classes.note}>
          {t(`addresses.${person.blocked}`)} <bdi dir="ltr">{person.words}</bdi>
        </p>
      )}
    </form>
  );
}
