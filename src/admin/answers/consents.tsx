import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRowName } from '../kinds/use-row-name.ts';
import { type SpeakerAnswer, unrecorded } from './answers.ts';

/** Who of some people would not be recorded as the others: said where their session is planned. */
export function Consents(props: {
  speakers: ReadonlySet<string>;
  answers: readonly SpeakerAnswer[] | undefined;
}) {
  const { speakers, answers = [] } = props;
  const { t } = useTranslation('admin-speakers');
  const nameOf = useRowName();
  const found = unrecorded(answers, speakers);
  if (found.length === 0) return null;
  return (
    <Alert color="gold" title={t('consent.title')}>
      <ul>
        {found.map(({ speaker, recording }) => (
          <li key={speaker}>
            {`${nameOf('speaker', speaker)} · ${t(`details.recording_choice.${recording}`)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
