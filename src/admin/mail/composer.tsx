import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '#functions/mail/letter.ts';
import { useFormat } from '#i18n/format.ts';
import { sameValue } from '#replica/content/change.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useServer } from '../kinds/use-server.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { dropComposition } from './composition.ts';
import classes from './mail.module.css';
import { PeoplePreview } from './people-preview.tsx';
import { chosenOf } from './recipients.ts';
import { languageFor, readPeople } from './server-answers.ts';
import { StartDialog } from './start-dialog.tsx';
import { Trouble } from './trouble.tsx';
import { useComposition } from './use-composition.ts';

/** A sending before it is one: what, to whom, in which language each; kept on the device until it is sent. */
export function Composer() {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const content = useAllContent();
  const edition = useSelectedEdition() ?? 0;
  const [, setAddress] = useAddressState('id');
  const {
    value: people,
    failure,
    load,
  } = useServer('mail_people', { p_edition: edition }, readPeople);
  const {
    composed,
    refused,
    starting,
    twins,
    change,
    start: begin,
  } = useComposition(edition, (id, { anew, away }) => {
    if (anew) notify({ title: t('compose.started') });
    // The address is by then another screen's.
    if (!away) setAddress({ id });
  });
  // What the mail said as it was asked about.
  const [asking, setAsking] = useState<Written>();
  const templates = [...content.mail_template.values()].sort((a, b) =>
    format.compare(a.name, b.name),
  );
  const template = templates.find(({ id }) => id === composed.template);
  const chosen = people && chosenOf(people, composed, content, edition);
  const reached = chosen?.filter(({ blocked }) => !blocked) ?? [];

  async function start() {
    setAsking(undefined);
    if (!asking || !template || !chosen) return;
    const { subject, body } = template;
    if (!sameValue(asking, { subject, body })) {
      notify({ variant: 'destructive', title: t('compose.rewritten') });
      return;
    }
    const refusal = await begin({
      ...{ p_recipients: composed.recipients, p_subject: subject, p_body: body },
      p_people: chosen.map((person) => ({
        speaker: person.speaker,
        language: languageFor(person),
      })),
    });
    if (refusal === 'twin') setAsking({ subject, body });
    if (refusal !== 'nobody') return;
    notify({ variant: 'destructive', title: t('compose.nobody') });
    await load();
  }

  return (
    <>
      <h2>{t('compose.title')}</h2>
      {templates.length === 0 ? (
        <p>
          {t('compose.no_template')}{' '}
          <PlaceLink to="admin_mail_templates" search={{ id: 'new' }}>
            {t('compose.make_template')}
          </PlaceLink>
        </p>
      ) : (
        <div className={classes.choices}>
          <SelectField
            label={t('compose.template')}
            any={t('compose.choose')}
            value={template?.id ?? ''}
            choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change({ template: id })}
          />
          <ChoiceFields choice={composed} change={change} />
        </div>
      )}
      <Trouble failure={failure} again={load} />
      {failure && <p>{t('compose.kept')}</p>}
      {template && chosen && (
        <PeoplePreview key={template.id} people={chosen} written={template} load={load} />
      )}
      <Trouble failure={refused} />
      {template && chosen && (
        <div className={classes.tools}>
          <Button
            loading={starting}
            disabled={reached.length === 0}
            onClick={() => setAsking({ subject: template.subject, body: template.body })}
          >
            {t('compose.send', { count: reached.length })}
          </Button>
          <Button
            variant="subtle"
            disabled={starting}
            onClick={() => {
              dropComposition(edition);
              setAddress({ id: '' });
            }}
          >
            {t('compose.discard')}
          </Button>
        </div>
      )}
      {asking && template && chosen && (
        <StartDialog
          people={chosen}
          written={asking}
          twins={twins}
          renewsLinks={Object.values(template.body).some((text) => text.includes('{link}'))}
          onWait={() => setAsking(undefined)}
          onStart={() => void start()}
        />
      )}
    </>
  );
}
