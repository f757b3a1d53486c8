import { Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { type AudienceCounts, readAudience } from './audience-counts.ts';

/** How many devices an announcement would wake, and in which languages, as the server counts them now. */
export function Audience({ recipients, urgent }: { recipients: string; urgent: boolean }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const { ask } = useReplica();
  const failureMessage = useFailureMessage();
  const [counts, setCounts] = useState<AudienceCounts>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let current = true;
    const body = { p_recipients: recipients, p_urgent: urgent };
    void ask('announcement_audience', body, readAudience).then((answer) => {
      if (!current) return;
      setFailure(answer.ok ? undefined : answer.failure);
      setCounts(answer.ok ? answer.value : undefined);
    });
    return () => {
      current = false;
    };
  }, [ask, recipients, urgent]);
  if (failure) return <Text>{`${t('announce.audience_unknown')} ${failureMessage(failure)}`}</Text>;
  if (!counts) return <Text>{t('announce.audience_counting')}</Text>;
  const { devices, unproven } = counts;
  if (devices + unproven === 0) return <Text>{t('announce.audience_none')}</Text>;
  return (
    <div>
      <Text fw={600}>{t('announce.audience', { devices: format.number(devices) })}</Text>
      <Group>
        {languages
          .filter((language) => counts.languages[language] > 0)
          .map((language) => (
            <bdi key={language}>
              {format.language(language)} {format.number(counts.languages[language])}
            </bdi>
          ))}
      </Group>
      {unproven > 0 && (
        <Text>{t('announce.audience_new', { devices: format.number(unproven) })}</Text>
      )}
    </div>
  );
}
