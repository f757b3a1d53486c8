import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useContent, useSelectedEdition } from '#replica/read.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useFindOnceOpen } from '../forms/inputs/ref-input.tsx';
import { useNameChoices } from '../kinds/use-name-choices.ts';
import { type Choice, recipientChoices } from './recipients.ts';
import { useSpeakerChoices } from './use-speaker-choices.ts';

/** To whom: everybody, who has not answered, who appears on a day, in a hall or a track, or by name. */
export function ChoiceFields({
  choice,
  change,
}: {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const choicesOf = useNameChoices();
  const finding = useFindOnceOpen();
  const edition = useSelectedEdition();
  const speakers = useSpeakerChoices();
  const sessions = [...useContent('event').values()].filter((one) => one.edition_id === edition);
  const offered = {
    day: [...new Set(sessions.map(({ date }) => date))]
      .sort()
      .map((date) => ({ value: date, label: format.day(date) })),
    hall: choicesOf(
      'location',
      sessions.flatMap(({ location_id }) => location_id ?? []),
    ),
    track: choicesOf(
      'track',
      sessions.flatMap(({ track_id }) => track_id ?? []),
    ),
  };
  const { recipients } = choice;
  return (
    <>
      <SelectField
        label={t('compose.recipients')}
        value={recipients}
        choices={recipientChoices.map((value) => ({ value, label: t(`recipients.${value}`) }))}
        onChange={(value) =>
          change({ recipients: recipientChoices.find((one) => one === value) ?? 'all' })
        }
      />
      {(recipients === 'day' || recipients === 'hall' || recipients === 'track') && (
        <SelectField
          label={t(`recipients.${recipients}`)}
          any={t('compose.choose')}
          value={choice[recipients]}
          choices={offered[recipients]}
          onChange={(value) => change({ [recipients]: value })}
        />
      )}
      {recipients === 'single' && (
        <MultiSelect
          label={t('recipients.single')}
          data={[...speakers]}
          value={[...choice.speakers]}
          searchable
          {...finding}
          onChange={(ids) => change({ speakers: ids })}
        />
      )}
    </>
  );
}
