import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '#functions/mail/letter.ts';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/localized.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useRowName } from '../kinds/use-row-name.ts';
import { factsOf } from './facts.ts';
import { LetterPreview } from './letter-preview.tsx';
import classes from './mail.module.css';
import { languageFor, type Person } from './server-answers.ts';
import { Trouble } from './trouble.tsx';
import { useSaveContacts } from './use-save-contacts.ts';
import { useTestMail } from './use-test-mail.ts';

/** Everybody who was chosen, each with their language, and the mail as the one who is looked at reads it. */
export function PeoplePreview({
  people,
  written,
  load,
}: {
  people: readonly Person[];
  written: Written;
  load: () => Promise<void>;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const nameOf = useRowName();
  const write = useSaveContacts();
  const content = useAllContent();
  const edition = useSelectedEdition() ?? 0;
  const send = useTestMail(edition, load);
  const [shown, setShown] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const named = people
    .map((person) => ({ person, name: nameOf('speaker', person.speaker) }))
    .sort((a, b) => format.compare(a.name, b.name));
  const { person, name } = named.find((one) => one.person.speaker === shown) ?? named[0] ?? {};
  const facts = person && factsOf(content, person.speaker, edition);
  if (!person || !facts) return <p>{t('compose.nobody')}</p>;

  async function choose({ speaker }: Person, language: Language | null) {
    const answer = await write([{ speaker, language }]);
    setFailure(answer.ok ? undefined : answer.failure);
    await load();
  }

  async function test({ speaker }: Person, language: Language) {
    setFailure(await send(written, speaker, language));
  }

  return (
    <div className={classes.sides}>
      <section aria-labelledby="mail-people" className={classes.group}>
        <h3 id="mail-people">{t('compose.people', { count: people.length })}</h3>
        <ul className={classes.people}>
          {named.map(({ person: one, name: called }) => (
            <li key={one.speaker}>
              <button
                type="button"
                aria-pressed={one.speaker === person.speaker}
                onClick={() => setShown(one.speaker)}
              >
                <span>{called}</span>
                <span className={classes.lead}>
                  {one.blocked
                    ? t(`log.${one.blocked}`)
                    : `${format.language(languageFor(one))}${one.language ? '' : ` · ${t('compose.guessed')}`}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="mail-letter" className={classes.look}>
        <h3 id="mail-letter">{name}</h3>
        <p className={classes.lead}>
          {person.email ? <bdi dir="ltr">{person.email}</bdi> : t('log.no_address')}
        </p>
        <SelectField
          label={t('compose.language')}
          any={t('addresses.guessed', { language: format.language(person.guess) })}
          value={person.language ?? ''}
          choices={languages.map((one) => ({ value: one, label: format.language(one) }))}
          onChange={(value) => void choose(person, languages.find((one) => one === value) ?? null)}
        />
        <LetterPreview written={written} facts={facts} language={languageFor(person)} />
        <Trouble failure={failure} />
        <Button variant="default" onClick={() => void test(person, languageFor(person))}>
          {t('compose.test')}
        </Button>
      </section>
    </div>
  );
}
