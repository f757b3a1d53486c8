import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#device/online.ts';
import { type Edition, type Entity, entities, type Issue } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent, useReplica } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { FieldInput } from '../forms/field-input.tsx';
import { LanguageTabs } from '../forms/language-tabs.tsx';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { readContents } from './contents.ts';
import { nextEdition, numberIssues } from './next-edition.ts';

const parts = [
  'locations',
  'plan',
  'zones',
  'exhibitors',
  'speakers',
  'sessions',
  'guide',
] as const;
const fields = ['id', 'year', 'name', 'starts_on', 'ends_on', 'utc_offset'] as const;

/** Makes an edition out of another one, with the parts that are ticked; the server does it. */
export function CopyEdition({ from, onClose }: { from: Edition; onClose: () => void }) {
  const { t } = useTranslation('admin-content');
  const localize = useLocalize();
  const { ask, resync } = useReplica();
  const failureMessage = useFailureMessage();
  const online = useOnline();
  const editions = useContent('edition');
  const [chosen, setChosen] = useState<readonly string[]>(parts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [values, setValues] = useState<Fields>(() => ({
    name: from.name,
    ...nextEdition(editions.values(), from),
  }));
  const form = useLooseForm('edition', 'new', {
    values,
    issues,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setIssues((known) => known.filter(({ field }) => field !== name));
    },
  });

  async function copy() {
    const wrong = [
      ...check(entities.edition as unknown as Entity, { ...values, is_current: false }),
      ...numberIssues(values, editions),
    ];
    setIssues(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await ask(
      'copy_edition',
      { p_from: from.id, p_edition: values, p_parts: chosen },
      readContents,
    );
    setBusy(false);
    if (!answer.ok) return setFailure(failureMessage(answer.failure));
    resync();
    notify({ title: t('edition.copied', { name: localize(values.name as Localized) }) });
    onClose();
  }

  return (
    <Dialog
      size="xl"
      onClose={onClose}
      title={t('edition.copy_one', { name: localize(from.name) })}
    >
      <Stack>
        <p>{t('edition.copy_lead')}</p>
        {!online && <Alert color="gold">{t('network.needed')}</Alert>}
        {failure && (
          <Alert color="red" role="alert">
            {t('edition.saving_failed', { message: failure })}
          </Alert>
        )}
        <LanguageTabs language={form.language} onChange={form.setLanguage} />
        {fields.map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
        <Checkbox.Group
          label={t('edition.parts')}
          value={[...chosen]}
          onChange={(next) => setChosen(next)}
        >
          <Stack mt="xs" gap="xs">
            {parts.map((part) => (
              <Checkbox key={part} value={part} label={t(`edition.part.${part}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('edition.cancel')}
          </Button>
          <Button loading={busy} disabled={!online} onClick={() => void copy()}>
            {t('edition.make_copy')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
