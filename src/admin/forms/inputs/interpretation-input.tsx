import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Hearing, Interpretation } from '#entities/kit/field.ts';
import { hearings } from '#entities/kit/interpretation.ts';
import { useChoiceLabels } from '../../kinds/entity-labels.ts';
import type { InputProps } from './input-props.ts';
import classes from './interpretation-input.module.css';
import { NumberField } from './number-field.tsx';

/** Into which languages there is interpretation: a line for each, with how it is heard and on which channel. */
export function InterpretationInput(
  props: InputProps<readonly Interpretation[] | null> & { languages: readonly string[] },
) {
  const { form, name, label, onChange, error, languages } = props;
  const { t } = useTranslation('admin');
  const choice = useChoiceLabels();
  const value = props.value ?? [];
  const replace = (index: number, one: Interpretation) =>
    onChange(value.map((other, at) => (at === index ? one : other)));
  const free = languages.find((code) => !value.some(({ language }) => language === code));
  return (
    <fieldset className={classes.field} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <ol className={classes.list}>
          {value.map((one, index) => (
            // Lines have no identity of their own: what is typed belongs to the place in the list.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <Select
                label={t('interpretation.into')}
                data={languages.map((code) => ({
                  value: code,
                  label: choice(form.kind, name, code),
                }))}
                value={one.language}
                allowDeselect={false}
                onChange={(code) => replace(index, { ...one, language: code ?? one.language })}
              />
              <Select
                label={t('interpretation.by')}
                data={hearings.map((by) => ({ value: by, label: t(`interpretation.${by}`) }))}
                value={one.by}
                allowDeselect={false}
                onChange={(by) =>
                  replace(index, { language: one.language, by: (by ?? one.by) as Hearing })
                }
              />
              {one.by === 'headset' && (
                <NumberField
                  label={t('interpretation.channel')}
                  value={one.channel ?? null}
                  onChange={(channel) =>
                    replace(index, {
                      language: one.language,
                      by: one.by,
                      ...(channel !== null && { channel }),
                    })
                  }
                />
              )}
              <ActionIcon
                variant="subtle"
                color="red"
                size="2.75rem"
                aria-label={t('form.remove_one', { name: choice(form.kind, name, one.language) })}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                <IconTrash aria-hidden size="1.2rem" />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden size="1.1em" />}
        onClick={() =>
          onChange([...value, { language: free ?? languages[0] ?? '', by: 'headset' }])
        }
      >
        {t('interpretation.add')}
      </Button>
    </fieldset>
  );
}
