import { Alert, Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type Kind, type Row } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useWrite } from '../writing/use-write.ts';
import { type Along, bulkFieldsOf, give } from './bulk.ts';

interface Props {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  readonly along: Along | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives all selected rows the same value of one field; those that would break a rule are named. */
export function BulkEdit({ kind, rows, along, onClose, onDone }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const label = useFieldLabels();
  const write = useWrite();
  const names = bulkFieldsOf(kind);
  const [name, setName] = useState(names[0] ?? '');
  // Undefined until something is chosen: nothing is also a value.
  const [value, setValue] = useState<unknown>();
  const form = useLooseForm(kind, 'bulk', {
    values: { [name]: value },
    issues: [],
    // Emptying all rows is a choice of its own: what is taken back here has chosen nothing.
    set: (_, next) => setValue(isNothing(next) ? undefined : next),
  });
  const field = fieldsOf(kind)[name];
  const clears = isNothing(value);
  const { changes, broken } =
    value === undefined ? { changes: [], broken: [] } : give(kind, rows, [name, value], along);

  async function apply() {
    const done = t('bulk.done', {
      field: label(kind, name),
      number: format.number(changes.length),
    });
    if (!(await write(changes, { done }))) return;
    onClose();
    onDone();
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('bulk.title', { number: format.number(rows.length) })}
      centered
    >
      <Stack gap="md">
        <Select
          label={t('bulk.field')}
          data={names.map((one) => ({ value: one, label: label(kind, one) }))}
          value={name}
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(next) => {
            setName(next ?? '');
            setValue(undefined);
          }}
        />
        {!clears && <FieldInput key={name} form={form} name={name} />}
        {field && !field.required && field.type !== 'choice' && (
          <Checkbox
            label={t('bulk.empty')}
            checked={clears}
            onChange={(change) => {
              const none = field.type === 'choices' ? [] : null;
              setValue(change.currentTarget.checked ? none : undefined);
            }}
          />
        )}
        {broken.length > 0 && <Broken kind={kind} broken={broken} />}
        {value !== undefined && (
          <Text role="status">
            {changes.length === 0
              ? t('bulk.nothing')
              : t('bulk.changes', { count: changes.length })}
          </Text>
        )}
      </Stack>
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('remove.cancel')}
        </Button>
        <Button disabled={changes.length === 0} onClick={() => void apply()}>
          {t('bulk.apply')}
        </Button>
      </Group>
    </Dialog>
  );
}

const isNothing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

function Broken({ kind, broken }: { kind: Kind; broken: ReturnType<typeof give>['broken'] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const nameOf = useRowName();
  const issueMessage = useIssueMessages();
  const shown = broken.slice(0, 5);
  return (
    <Alert color="red" title={t('bulk.broken', { count: broken.length })}>
      <ul>
        {shown.map(({ id, issue }) => (
          <li key={id}>
            {t('bulk.broken_row', {
              name: isolated(nameOf(kind, id)),
              why: issueMessage(issue.code),
            })}
          </li>
        ))}
      </ul>
      {broken.length > shown.length && (
        <p>{t('bulk.more', { number: format.number(broken.length - shown.length) })}</p>
      )}
    </Alert>
  );
}
