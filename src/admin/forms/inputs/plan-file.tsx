import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import type { Issue } from '#entities/index.ts';
import type { SitePlan } from '#entities/kit/field.ts';
import { useFormat } from '#i18n/format.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { planFrom } from './plan-from.ts';

interface Props {
  readonly value: SitePlan | null;
  readonly onChange: (plan: SitePlan | null) => void;
}

/** The drawn plan of a site, taken from a GeoJSON file and given back as one. */
export function PlanFile({ value, onChange }: Props) {
  const { t } = useTranslation('admin-media');
  const format = useFormat();
  const issueMessage = useIssueMessages();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Issue['code']>();

  async function read(file: File | undefined) {
    if (!file) return;
    const geojson: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined);
    const plan = planFrom(geojson);
    const isWrong = typeof plan === 'string';
    setWrong(isWrong ? plan : undefined);
    if (!isWrong) onChange(plan);
  }

  return (
    <>
      <Text size="sm" mb="xs">
        {t('plan.file_hint')}
      </Text>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".geojson,.json,application/geo+json"
        aria-label={t('plan.file')}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('plan.choose_file')}
        </Button>
        {value && (
          <>
            <Button
              variant="default"
              onClick={() =>
                saveFile('plan.geojson', 'application/geo+json', JSON.stringify(value))
              }
            >
              {t('plan.download')}
            </Button>
            <Text size="sm">
              {t('plan.things', { number: format.number(value.features.length) })}
            </Text>
          </>
        )}
      </Group>
      {wrong && (
        <Text c="var(--danger)" role="alert">
          {wrong === 'not_a_plan' ? t('plan.file_wrong') : issueMessage(wrong)}
        </Text>
      )}
    </>
  );
}
