import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSynonyms } from '#domain/use-synonyms.ts';
import { useFormat } from '#i18n/format.ts';
import { useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { isIn, needleOf, searchable } from '#shared/word-match.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { SearchField } from '#ui/search-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { useRowName } from '../kinds/use-row-name.ts';
import { useServer } from '../kinds/use-server.ts';
import { ContactForm, isSaved, savedOf, type Typed } from './contact-form.tsx';
import type { ContactChange } from './contacts.ts';
import classes from './mail.module.css';
import { Pasting } from './pasting.tsx';
import { readPeople } from './server-answers.ts';
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
  // Kept here, since who is looked for takes the fields of the others away.
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [pasted, setPasted] = useState('');
  const people = (value ?? [])
    .map((person) => ({ person, name: nameOf('speaker', person.speaker) }))
    .sort((a, b) => format.compare(a.name, b.name));

  const needle = needleOf(wanted, useSynonyms());
  const shown = people.filter(({ person, name }) =>
    isIn(needle, searchable([name, person.email ?? ''])),
  );

  const type = (speaker: string, words: Typed) =>
    setTyped((before) => new Map(before).set(speaker, words));
  /** Who goes on typing while it is being saved keeps what is new. */
  const forget = (speaker: string, saved: Typed) =>
    setTyped((before) => {
      const words = before.get(speaker);
      const isSame = words?.email === saved.email && words.language === saved.language;
      return isSame ? new Map([...before].filter(([one]) => one !== speaker)) : before;
    });
  const dirty =
    pasted.trim() !== '' ||
    people.some(({ person }) => {
      const words = typed.get(person.speaker);
      return words !== undefined && !isSaved(words, person);
    });

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
      <LeaveGuard dirty={dirty} unkept view="view" />
      <p className={classes.lead}>{t('addresses.lead')}</p>
      <Trouble failure={failure} again={load} />
      <Trouble failure={unsaved} />
      {value && <Pasting people={value} text={pasted} onText={setPasted} save={save} />}
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
          <li key={person.speaker}>
            <ContactForm
              person={person}
              name={name}
              typed={typed.get(person.speaker) ?? savedOf(person)}
              onType={(words) => type(person.speaker, words)}
              onSaved={(words) => forget(person.speaker, words)}
              save={save}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
