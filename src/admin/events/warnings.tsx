import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { type Clash, clashesOf, type Planned } from './clashes.ts';
import classes from './event-form.module.css';
import type { Talk } from './talks.ts';

/** What the session runs into as it stands in the form: said, never forbidden. */
export function Warnings(props: { values: Fields; id: string; talks: readonly Talk[] }) {
  const { values, id, talks } = props;
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
    events: events.values(),
    interventions: interventions.values(),
    edition,
    location,
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

/** A clash as a sentence. */
function useClashMessage(): (clash: Clash) => string {
  const { t } = useTranslation('admin-programme');
  const format = useFormat();
  const nameOf = useRowName();
  return (clash) => {
    if (clash.what === 'day') return t('clash.day');
    if (clash.what === 'capacity') {
      return t('clash.capacity', {
        seats: format.number(clash.seats),
        people: format.number(clash.people),
      });
    }
    const { other } = clash;
    const where = {
      session: nameOf('event', other.id),
      from: format.time(other.starts_at),
      to: format.time(other.ends_at),
    };
    if (clash.what === 'hall') return t('clash.hall', where);
    return t('clash.person', { ...where, person: nameOf('speaker', clash.speaker) });
  };
}
