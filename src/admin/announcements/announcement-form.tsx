import { Alert, Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import type { Announcement } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useReplica, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { InstantInput } from '../forms/inputs/instant-input.tsx';
import { type EntityForm, useEntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { ForWriters } from '../kinds/reserved.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import classes from './announcements.module.css';
import { Reach } from './reach.tsx';
import { SendDialog } from './send-dialog.tsx';
import {
  type Action,
  type Agreed,
  isHeldBack,
  isPast,
  isRewritten,
  outcomeOf,
  takenBack,
  type When,
  whenOf,
} from './sending.ts';

/** What has its own place in the form, or is set by its buttons; the rest follows the declaration. */
const placed: readonly string[] = [
  ...['title', 'message', 'recipients', 'type', 'urgent', 'sent_at', 'expires_at', 'status'],
  ...['incomplete_ok', 'other_edition_ok'],
];

/** What is agreed to where nobody had to be asked. */
const nothing: Agreed = { incomplete: false, otherEdition: false };

const done = { draft: 'drafted', update: 'updated', withdraw: 'withdrawn' } as const;

/** An announcement: written, seen as its readers will see it, sent or scheduled, and corrected. */
export function AnnouncementForm({ id }: { id: string }) {
  const { t } = useTranslation('admin-content');
  const edition = useContent('edition').get(String(useSelectedEdition() ?? ''));
  const { state } = useReplica();
  const stored = useContent('announcement').get(id);
  const entity = useEntityForm('announcement', id);
  const { values } = entity;
  const sent = stored?.status === 'sent';
  const status = stored?.status ?? 'draft';
  // As a draft that was found says, too.
  const [when, setWhen] = useState(whenOf(values));
  const [past, setPast] = useState(false);
  const [asked, ask] = useState<{ answer: (agreed: Agreed | undefined) => void }>();

  const form: EntityForm = {
    ...entity,
    discardDraft: () => {
      entity.discardDraft();
      setWhen(whenOf(stored ?? {}));
    },
  };

  async function save(name: string): Promise<string | undefined> {
    const action = name as Action;
    if (!edition) {
      notify({ variant: 'destructive', title: t('announce.no_edition') });
      return undefined;
    }
    const late = isPast(action, when, values, presentTime());
    setPast(late);
    if (late) return undefined;
    const agreed = action === 'send' || isHeldBack(action, values) ? await confirmed() : nothing;
    if (!agreed) return undefined;
    const now = state.getState().content.announcement.get(id);
    if (action === 'send' && isRewritten(values, entity.typed, now)) {
      notify({ variant: 'destructive', title: t('announce.rewritten') });
      return undefined;
    }
    return form.save([], {
      set: outcomeOf(action, when, values, presentTime(), agreed),
      done: t(
        action === 'send'
          ? `announce.${when === 'now' ? 'held' : 'scheduled'}`
          : `announce.${action === 'draft' && status === 'scheduled' ? 'taken_back' : done[action]}`,
      ),
      ...(action === 'send' && {
        undo: ({ announcement }, saved) => takenBack(announcement.get(saved)),
      }),
    });
  }

  const confirmed = () =>
    new Promise<Agreed | undefined>((resolve) => {
      ask({
        answer(agreed) {
          ask(undefined);
          resolve(agreed);
        },
      });
    });

  return (
    <FormFrame
      form={form}
      place="admin_announcements"
      onSave={save}
      actions={<Actions status={status} when={when} />}
    >
      <div className={classes.state}>
        {!edition && <Alert color="red">{t('announce.no_edition')}</Alert>}
        {sent && <SentNote at={stored.sent_at} />}
        {sent && <Reach id={id} />}
      </div>
      <FieldInput form={form} name="title" />
      <FieldInput form={form} name="message" />
      <FieldInput form={form} name="recipients" />
      <FieldInput form={form} name="type" />
      <FieldInput form={form} name="urgent" />
      <ForWriters kind="announcement">
        {!sent && (
          <WhenInput
            form={form}
            when={when}
            past={past}
            onChange={(next) => {
              setWhen(next);
              setPast(false);
            }}
          />
        )}
      </ForWriters>
      <FieldInput form={form} name="expires_at" />
      <EntityFields form={form} except={placed} />
      {(values.recipients === 'speakers' || values.recipients === 'staff') && (
        <p className={classes.state}>{t('announce.only_coded')}</p>
      )}
      <AnnouncementPreview values={values} />
      {asked && edition && (
        <SendDialog
          values={values}
          edition={edition}
          sends={!sent}
          send={t(when === 'now' ? 'announce.send' : 'announce.schedule')}
          onWait={() => asked.answer(undefined)}
          onSend={asked.answer}
        />
      )}
    </FormFrame>
  );
}

function SentNote({ at }: { at: string | null }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  if (!at) return null;
  const when = momentText(at, format);
  return <Alert color="house">{t('announce.sent_already', { when })}</Alert>;
}

function WhenInput({
  form,
  when,
  past,
  onChange,
}: {
  form: EntityForm;
  when: When;
  past: boolean;
  onChange: (when: When) => void;
}) {
  const { t } = useTranslation('admin-content');
  const label = useFieldLabels();
  const issueMessage = useIssueMessages();
  const issue = form.issues.find(({ field }) => field === 'sent_at');
  return (
    <div className={classes.when}>
      <span id="when">{t('announce.when')}</span>
      <SegmentedControl
        aria-labelledby="when"
        fullWidth
        value={when}
        onChange={onChange}
        data={[
          { value: 'now', label: t('announce.now') },
          { value: 'later', label: t('announce.later') },
        ]}
      />
      {when === 'later' && (
        <InstantInput
          form={form}
          name="sent_at"
          label={label('announcement', 'sent_at')}
          value={form.values.sent_at as string | null}
          required
          error={past ? t('announce.past') : issue && issueMessage(issue.code)}
          onChange={(at) => form.set('sent_at', at)}
        />
      )}
    </div>
  );
}

/** Submit buttons: what can become of a draft, of an announcement that waits for its hour, and of one that is out. */
export function Actions({ status, when }: { status: Announcement['status']; when: When }) {
  const { t } = useTranslation('admin-content');
  const button = (action: Action, words: string, main = false) => (
    <Button type="submit" value={action} {...(!main && { variant: 'default' })}>
      {words}
    </Button>
  );
  return status === 'sent' ? (
    <>
      {button('update', t('announce.update'), true)}
      {button('withdraw', t('announce.withdraw'))}
    </>
  ) : (
    <>
      {button('draft', t(status === 'scheduled' ? 'announce.take_back' : 'announce.draft'))}
      {button('send', t(when === 'now' ? 'announce.send' : 'announce.schedule'), true)}
    </>
  );
}
