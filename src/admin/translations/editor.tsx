import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writesText } from '#domain/rights.ts';
import { isKind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { addressOf } from '#shared/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressBeside } from '#ui/use-address-state.ts';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { focusFirstIssue } from '../forms/focus-first-issue.ts';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { KindLink } from '../kinds/kind-link.tsx';
import { Reserved } from '../kinds/reserved.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import classes from './editor.module.css';
import { TaskOf } from './task-of.tsx';
import { TextPair } from './text-pair.tsx';
import type { Work } from './use-work.ts';
import { type Item, nextAfter } from './work.ts';

/** The texts of one row, the original beside the translation. */
export function Editor({ work }: { work: Work }) {
  const { t } = useTranslation('admin-translations');
  const { all, address } = work;
  const item = all.find(({ key }) => key === address.item);
  const list = useAddressBeside('item');
  if (item && isKind(item.kind)) return <OpenEditor work={work} item={item} />;
  return (
    <EmptyPlace whole title={t('editor.gone')}>
      <PlaceLink to="admin_translations" search={list}>
        {t('title')}
      </PlaceLink>
    </EmptyPlace>
  );
}

function OpenEditor({ work, item }: { work: Work; item: Item }) {
  const { language, items } = work;
  const { kind, id, key, texts } = item;
  const { t } = useTranslation(['admin-translations', 'admin']);
  const format = useFormat();
  const kindLabel = useKindLabels();
  const name = useRowName()(kind, id);
  const open = writesText(useRights(), kind, language);
  const list = useAddressBeside('item');
  const { history } = useRouter();
  // A draft of what is not on show here would be saved, and published, unseen.
  const form = useEntityForm(kind, id, { slot: `${id} ${language}` });
  // What is saved leaves the list; what comes after it stays what came after it.
  const [order] = useState(items);
  const still = new Map(work.all.map((one) => [one.key, one]));
  const next = nextAfter(
    order.flatMap((one) => still.get(one.key) ?? []),
    key,
    language,
  );
  const goOn = () => {
    if (!next) notify({ title: t('editor.end') });
    const search = next ? { ...list, language, item: next.key } : list;
    history.push(addressOf('admin_translations', {}, search), undefined, { ignoreBlocker: true });
  };
  const save = async (place: HTMLElement, on: boolean) => {
    if (form.dirty && !(await form.save())) return focusFirstIssue(place);
    if (on) goOn();
  };
  const pairs = texts.filter(({ source }) => source !== language);
  return (
    <form
      className={classes.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const on = (submitter as HTMLButtonElement | null)?.value !== 'stay';
        void save(event.currentTarget, on);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <title>{`${name} - ${t('title')}`}</title>
      <header className={classes.head}>
        <BackLink to="admin_translations" search={list}>
          {t('title')}
        </BackLink>
        <h1>{name}</h1>
        <p className={classes.lead}>
          {`${kindLabel(kind, 'one')} · `}
          <bdi>{format.language(language)}</bdi>
          {' · '}
          <KindLink kind={kind} search={{ id }}>
            {t('editor.open')}
          </KindLink>
        </p>
        <TaskOf item={item} work={work} />
      </header>
      <DraftNotice form={form} />
      {pairs.length === 0 && <p>{t('editor.is_source')}</p>}
      <Reserved open={open}>
        {pairs.map((text) => (
          <TextPair key={text.field} item={item} text={text} language={language} form={form} />
        ))}
      </Reserved>
      <SaveBar>
        {open && pairs.length > 0 && <Button type="submit">{t('editor.save_next')}</Button>}
        {open && pairs.length > 0 && (
          <Button type="submit" value="stay" variant="default">
            {t('editor.save')}
          </Button>
        )}
        {next && !form.dirty && (
          <Button
            component={PlaceLink}
            to="admin_translations"
            search={{ ...list, language, item: next.key }}
            variant="subtle"
            leftSection={<IconArrowRight className={classes.onward} aria-hidden size="1.2rem" />}
          >
            {t('editor.next')}
          </Button>
        )}
        <small className={classes.keys}>{t('editor.keys')}</small>
      </SaveBar>
      <LeaveGuard dirty={form.dirty} />
    </form>
  );
}
