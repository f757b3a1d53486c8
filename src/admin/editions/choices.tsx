import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { lastingKinds } from './take-over.ts';
import type { Making } from './use-new-edition.ts';

/** What a new edition may take over, with how many there are of each. */
export function Choices({ making: { available, chosen, setChosen } }: { making: Making }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const partName = usePartNames();
  const offered = lastingKinds.filter((kind) => available.has(kind));
  if (offered.length === 0) return <p>{t('edition.nothing_lasts')}</p>;
  return (
    <Checkbox.Group
      label={t('edition.parts')}
      description={t('edition.pictures_shared')}
      value={[...chosen]}
      onChange={(next) => setChosen(new Set(next as Kind[]))}
    >
      <Stack mt="xs" gap="xs">
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            value={kind}
            label={`${partName(kind)} (${format.number(available.get(kind) ?? 0)})`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** What is taken over of a kind, in words. */
export function usePartNames(): (kind: Kind) => string {
  const { t } = useTranslation('admin-content');
  const kindLabel = useKindLabels();
  return (kind) => {
    if (kind === 'edition') return t('edition.part.plan');
    if (kind === 'event') return t('edition.part.sessions');
    return kindLabel(kind, 'many');
  };
}
