import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { engagedIn, type Planned } from '#domain/engaged.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import type { SpeakerAnswer } from '../answers/answers.ts';
import { clashesOf } from './clashes.ts';
import classes from './event-form.module.css';
import type { Talk } from './talks.ts';
import { useClashMessage } from './use-clash-message.ts';

/** What the session runs into as it stands in the form: said, never forbidden. */
export function Warnings(props: {
  values: Fields;
  id: string;
  talks: readonly Talk[];
  answers: readonly SpeakerAnswer[] | undefined;
}) {
  const { values, id, talks, answers } = props;
  const { t } = useTranslation('admin-programme');
  const clashMessage = useClashMessage();
  const events = useContent('event');
  const interventions = useContent('intervention');
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const location = useRow('location', String(values.location_id ?? ''));
  if (!values.date || !values.starts_at || !values.ends_at) return null;
  const session = { participant_ids: [], ...values, id } as unknown as Planned;
  const speakers = talks.flatMap(({ speaker_id }) => speaker_id ?? []);
  const clashes = clashesOf(session, speakers, {
    engaged: engagedIn(events, interventions),
    edition,
    location,
    answers,
  });
  if (clashes.length === 0) return null;
  return (
    <Alert
      color="gold"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('clash.title')}
    >
      <ul className={classes.warnings}>
        {clashes.map((clash) => (
          <li key={clashMessage(clash)}>{clashMessage(clash)}</li>
        ))}
      </ul>
    </Alert>
  );
}
