import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSynonyms } from '#domain/use-synonyms.ts';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { useContent, useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { isIn, needleOf, searchable } from '#shared/word-match.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useIssueMessages } from '../kinds/entity-labels.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useServer } from '../kinds/use-server.ts';
import { type ContactChange, isAddress, readPasted } from './contacts.ts';
import classes from './mail.module.css';
import { type Person, readPeople } from './server-answers.ts';
import { Trouble } from './trouble.tsx';
import { useSaveContacts } from './use-save-contacts.ts';

/** Where speakers are written to and in which language; for who may write speakers, never published. */
export function Addresses() {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const nameOf = useRowName();
  const write = useSaveContacts();
  const edition = useSelectedEdition();
  const { value, failure, load } = useServer('mail_people', { p_edition: edition }, readPeople);
  const [{ find: wanted }, setAddress] = useAddressState('find');
  const [unsaved, setUnsaved] = useState<Failure>();
  const people = (value ?? [])
    .map((person) => ({ person, name: nameOf('speaker', person.speaker) }))
    .sort((a, b) => format.compare(a.name, b.name));

  const needle = needleOf(wanted, useSynonyms());
  const shown = people.filter(({ person, name }) =>
    isIn(needle, searchable([name, person.email ?? ''])),
  );

  async function save(changes: readonly ContactChange[]): Promise<boolean> {
    const answer = await write(changes);
    setUnsaved(answer.ok ? undefined : answer.failure);
    if (answer.ok) {
      notify({ title: t('addresses.saved', { count: answer.value }) });
      await load();
    }
    return answer.ok;
  }

  return (
    <>
      <p className={classes.lead}>{t('addresses.lead')}</p>
      <Trouble failure={failure} again={load} />
      <Trouble failure={unsaved} />
      {value && <Pasting people={value} save={save} />}
      {people.length > 8 && (
        <SearchField
          label={t('addresses.search')}
          hint={t('addresses.search')}
          clear={t('addresses.clear')}
          value={wanted}
          onChange={(find) => setAddress({ find })}
        />
      )}
      <ul className={classes.cards}>
        {shown.map(({ person, name }) => (
          <li key={`${person.speaker} ${person.email} ${person.language}`}>
            <ContactForm person={person} name={name} save={save} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ContactForm({
  person,
  name,
  save,
}: {
  person: Person;
  name: string;
  save: (changes: readonly ContactChange[]) => Promise<boolean>;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const issueMessage = useIssueMessages();
  const [email, setEmail] = useState(person.email ?? '');
  const [language, setLanguage] = useState<string>(person.language ?? '');
  const [wrong, setWrong] = useState(false);
  const changed = email.trim() !== (person.email ?? '') || language !== (person.language ?? '');
  return (
    <form
      className={classes.contact}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = email.trim();
        setWrong(address !== '' && !isAddress(address));
        if (address !== '' && !isAddress(address)) return;
        const chosen = languages.find((one) => one === language) ?? null;
        void save([
          {
            speaker: person.speaker,
            ...(address !== (person.email ?? '') && { email: address || null }),
            ...(chosen !== person.language && { language: chosen }),
          },
        ]);
      }}
    >
      <TextInput
        label={name}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        error={wrong && issueMessage('not_an_email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SelectField
        label={t('addresses.language', { name })}
        any={t('addresses.guessed', { language: format.language(person.guess) })}
        value={language}
        choices={languages.map((one) => ({ value: one, label: format.language(one) }))}
        onChange={setLanguage}
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

/** Takes many addresses at once, as they are copied from a table. */
function Pasting({
  people,
  save,
}: {
  people: readonly Person[];
  save: (changes: readonly ContactChange[]) => Promise<boolean>;
}) {
  const { t } = useTranslation('admin-mail');
  const speakers = useContent('speaker');
  const [text, setText] = useState('');
  const known = new Set(people.map(({ speaker }) => speaker));
  const here = [...speakers.values()].filter(({ id }) => known.has(id));
  const { found, left } = readPasted(text, here);
  return (
    <details className={classes.card}>
      <summary>{t('paste.title')}</summary>
      <Textarea
        label={t('paste.label')}
        description={t('paste.hint')}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {left.length > 0 && (
        <div role="status">
          <p>{t('paste.left', { count: left.length })}</p>
          <ul dir="auto">
            {left.slice(0, 20).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.tools}>
        <Button
          disabled={found.length === 0}
          onClick={() => {
            void save(found).then((saved) => saved && setText(left.join('\n')));
          }}
        >
          {t('paste.take', { count: found.length })}
        </Button>
      </div>
    </details>
  );
}
