import { Select, Switch, TextInput } from '@mantine/core';
import { writes } from '#domain/rights.ts';
import { fieldsOf, type Kind } from '#entities/index.ts';
import { TimeInput } from '#ui/time-input.tsx';
import { useChoiceLabels, useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { Reserved } from '../kinds/reserved.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { Was } from '../writing/working/was.tsx';
import { completeAddress } from './complete-address.ts';
import { ChoicesInput } from './inputs/choices-input.tsx';
import { CountryInput } from './inputs/country-input.tsx';
import { DayInput } from './inputs/day-input.tsx';
import { DaysInput } from './inputs/days-input.tsx';
import { GeoInput } from './inputs/geo-input.tsx';
import { ImageInput } from './inputs/image-input.tsx';
import { InstantInput } from './inputs/instant-input.tsx';
import { InterpretationInput } from './inputs/interpretation-input.tsx';
import { LocalizedInput } from './inputs/localized-input.tsx';
import { NumberField } from './inputs/number-field.tsx';
import { RefInput } from './inputs/ref-input.tsx';
import { RefsInput } from './inputs/refs-input.tsx';
import { TimesInput } from './inputs/times-input.tsx';
import type { EntityForm } from './use-entity-form.ts';

/** The input that a declared field calls for, closed to whose role does not write it. */
export function FieldInput({ form, name }: { form: EntityForm; name: string }) {
  const rights = useRights();
  const { kind } = form;
  // Each language of a text is closed by itself.
  const open = writes(rights, kind) || fieldsOf(kind)[name]?.type === 'localized';
  return (
    <Reserved open={open}>
      <DeclaredInput form={form} name={name} />
      <Was kind={kind} id={form.id} field={name} value={form.values[name]} />
    </Reserved>
  );
}

function DeclaredInput({ form, name }: { form: EntityForm; name: string }) {
  const label = useFieldLabels();
  const choice = useChoiceLabels();
  const issueMessage = useIssueMessages();
  const { kind, values, set, issues } = form;
  const field = fieldsOf(kind)[name];
  if (!field) throw new Error(`${kind} has no field ${name}`);
  const issue = issues.find((one) => one.field === name);
  const props = {
    form,
    name,
    label: label(kind, name),
    value: values[name] as never,
    onChange: (value: unknown) => set(name, value),
    required: field.required ?? false,
    error: issue && issueMessage(issue.code),
  };
  const text = String(props.value ?? '');
  switch (field.type) {
    case 'localized':
      return <LocalizedInput {...props} field={field} />;
    case 'choice':
      return (
        <Select
          label={props.label}
          error={props.error}
          data={field.choices.map((value) => ({ value, label: choice(kind, name, value) }))}
          value={text}
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(value) => set(name, value)}
        />
      );
    case 'choices':
      return <ChoicesInput {...props} choices={field.choices} />;
    case 'interpretation':
      return <InterpretationInput {...props} languages={field.choices} />;
    case 'flag':
      return (
        <Switch
          label={props.label}
          error={props.error}
          checked={Boolean(props.value)}
          onChange={(event) => set(name, event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberField
          label={props.label}
          error={props.error}
          required={props.required}
          value={props.value}
          integer={field.integer}
          onChange={(value) => set(name, value)}
        />
      );
    case 'ref':
      return <RefInput {...props} kind={field.kind as Kind} without={field.without} />;
    case 'refs':
      return <RefsInput {...props} kind={field.kind as Kind} />;
    case 'image':
      return <ImageInput {...props} />;
    case 'geo':
      return <GeoInput {...props} />;
    case 'date':
      return <DayInput {...props} />;
    case 'datetime':
      return <InstantInput {...props} />;
    case 'dates':
      return <DaysInput {...props} />;
    case 'times':
      return <TimesInput {...props} />;
    case 'url':
      return (
        <TextInput
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          label={props.label}
          error={props.error}
          required={props.required}
          value={text}
          onChange={(event) => set(name, event.currentTarget.value)}
          onBlur={() => {
            const address = completeAddress(text);
            if (address !== text) set(name, address);
          }}
        />
      );
    case 'text':
      if (field.format === 'country') return <CountryInput {...props} />;
      if (field.format === 'time') {
        return <TimeInput {...props} unreadable={issueMessage('not_a_time')} />;
      }
      return (
        <TextInput
          type={field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text'}
          dir={field.format ? 'ltr' : 'auto'}
          label={props.label}
          error={props.error}
          required={props.required}
          value={text}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      );
    default:
      return field satisfies never;
  }
}
