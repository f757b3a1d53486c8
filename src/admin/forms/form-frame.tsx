import { Button } from '@mantine/core';
import { IconEye, IconTrash, IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#entities/index.ts';
import { addressOf } from '#shared/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressBeside } from '#ui/use-address-state.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import type { AdminPlace } from '../kinds/places.ts';
import { Reserved } from '../kinds/reserved.tsx';
import { useRowName } from '../kinds/use-row-name.ts';
import { Remove } from '../writing/remove.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { focusFirstIssue } from './focus-first-issue.ts';
import classes from './form-frame.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LeftOver } from './left-over.tsx';
import { publicPlaceOf } from './public-place.ts';
import { RoleNotice, useOpening } from './role-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import type { EntityForm } from './use-entity-form.ts';

interface Props {
  readonly form: EntityForm;
  /** The list to go back to; without one the form stays where it is. */
  readonly place?: AdminPlace;
  /** Beside saving: what else can be done with the row. */
  readonly aside?: ReactNode;
  /** False where the row belongs to its edition and stays. */
  readonly removable?: boolean;
  /** The title, where the row's own name is none. */
  readonly title?: string;
  /** Instead of the button that saves: submit buttons, told apart by their values. */
  readonly actions?: ReactNode;
  /** Saves as the button of this value asks; resolves with undefined when something is wrong. */
  readonly onSave?: (action: string) => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** What surrounds every form: title, language tabs on phones, notices, and the bar that saves. */
export function FormFrame(props: Props) {
  const { form, place, aside, removable = true, actions, onSave, children } = props;
  const { t } = useTranslation('admin');
  const kindLabel = useKindLabels();
  const nameOf = useRowName();
  const { history } = useRouter();
  // The list is found again as it was searched and sorted.
  const list = useAddressBeside('id');
  const [removing, setRemoving] = useState(false);
  const { kind, id, isNew } = form;
  const isTranslated = Object.values(fieldsOf(kind)).some(({ type }) => type === 'localized');
  const opening = useOpening(kind, isNew);
  const whole = opening === 'whole';
  const texts = opening === 'texts';
  const title = props.title ?? (isNew ? kindLabel(kind, 'new') : nameOf(kind, id));
  const shown = publicPlaceOf(kind, id);
  const toList = (done: boolean) => {
    // What is done is no longer unsaved, though the guard may hear of it only with the next rendering.
    if (place) history.push(addressOf(place, {}, list), undefined, { ignoreBlocker: done });
  };

  if (!form.exists) {
    return (
      <>
        <EmptyPlace whole title={t('form.gone')}>
          {place && (
            <PlaceLink to={place} search={list}>
              {t('form.back')}
            </PlaceLink>
          )}
        </EmptyPlace>
        <LeftOver form={form} />
      </>
    );
  }
  return (
    <form
      className={classes.form}
      data-language={form.language}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const action = (submitter as HTMLButtonElement | null)?.value ?? '';
        const { currentTarget } = event;
        const saving = onSave && whole ? onSave(action) : form.save();
        void saving.then((saved) => (saved ? toList(true) : focusFirstIssue(currentTarget)));
      }}
    >
      <title>{`${title} - ${t('title')}`}</title>
      <header className={classes.head}>
        {place && (
          <BackLink to={place} search={list}>
            {kindLabel(kind, 'many')}
          </BackLink>
        )}
        <h1>{title}</h1>
      </header>
      <DraftNotice form={form} />
      <RoleNotice opening={opening} {...(classes.notice && { className: classes.notice })} />
      {isTranslated && <LanguageTabs language={form.language} onChange={form.setLanguage} />}
      <div className={classes.fields}>
        <Reserved open={whole || texts}>{children}</Reserved>
      </div>
      <SaveBar>
        {whole && actions}
        {(texts || (whole && !actions)) && <Button type="submit">{t('form.save')}</Button>}
        {place && (
          <Button
            variant="subtle"
            leftSection={<IconX aria-hidden size="1.2rem" />}
            onClick={() => toList(false)}
          >
            {t('form.cancel')}
          </Button>
        )}
        {shown && !isNew && (
          <Button
            component={PlaceLink}
            {...shown}
            search={{ preview: '1' }}
            variant="subtle"
            leftSection={<IconEye aria-hidden size="1.2rem" />}
          >
            {t('form.preview')}
          </Button>
        )}
        {!isNew && <HistoryButton kind={kind} id={id} />}
        {whole && aside}
        {whole && removable && !isNew && (
          <Button
            className={classes.remove}
            color="red"
            variant="subtle"
            leftSection={<IconTrash aria-hidden size="1.2rem" />}
            onClick={() => setRemoving(true)}
          >
            {t('form.delete')}
          </Button>
        )}
      </SaveBar>
      {removing && (
        <Remove
          kind={kind}
          ids={[id]}
          onClose={() => setRemoving(false)}
          onDone={() => {
            form.discardDraft();
            toList(true);
          }}
        />
      )}
      <LeaveGuard dirty={form.dirty} />
    </form>
  );
}
