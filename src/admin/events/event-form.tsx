import { useTranslation } from 'react-i18next';
import { Consents } from '../answers/consents.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { ForWriters } from '../kinds/reserved.tsx';
import { Was } from '../writing/working/was.tsx';
import classes from './event-form.module.css';
import { TalksInput } from './talks-input.tsx';
import { useEventForm } from './use-event-form.ts';
import { Warnings } from './warnings.tsx';
import { WhenInput } from './when-input.tsx';

/** What has its own place in the form below, or on the screen of the questions; the rest follows the declaration. */
const placed: readonly string[] = [
  ...['title', 'description', 'date', 'starts_at', 'ends_at', 'location_id', 'type'],
  ...['track_id', 'part_of_id', 'chair_id', 'participant_ids', 'spoken', 'interpretation'],
  ...['published', 'cancelled', 'occupancy', 'overflow_location_id', 'question_shown'],
];

/** The form of a session: when and where, who, what, and its interventions. */
export function EventForm({ id }: { id: string }) {
  const { t } = useTranslation('admin-programme');
  const { form, talks, target } = useEventForm(id);
  const { answers } = useAnswers();
  const { chair_id, participant_ids } = form.values;
  const expected = [
    ...[chair_id, participant_ids].flat(),
    ...talks.list.map(({ speaker_id }) => speaker_id),
  ];
  return (
    <FormFrame form={form} place="admin_events">
      <FieldInput form={form} name="title" />
      <section className={classes.part} aria-label={t('form.when_and_where')}>
        <h2>{t('form.when_and_where')}</h2>
        <ForWriters kind="event">
          <WhenInput form={form} />
        </ForWriters>
        {['date', 'starts_at', 'ends_at'].map((name) => (
          <Was key={name} kind="event" id={id} field={name} value={form.values[name]} labelled />
        ))}
        <div className={classes.row}>
          <FieldInput form={form} name="location_id" />
          <FieldInput form={form} name="type" />
        </div>
        <div className={classes.row}>
          <FieldInput form={form} name="track_id" />
          <FieldInput form={form} name="part_of_id" />
        </div>
        <Warnings values={form.values} id={target} talks={talks.list} answers={answers} />
      </section>
      <section className={classes.part} aria-label={t('form.people')}>
        <h2>{t('form.people')}</h2>
        <div className={classes.row}>
          <FieldInput form={form} name="chair_id" />
          <FieldInput form={form} name="participant_ids" />
        </div>
        <Consents speakers={new Set(expected.map(String))} answers={answers} />
      </section>
      <FieldInput form={form} name="description" />
      <ForWriters kind="event">
        <TalksInput form={form} talks={talks} />
      </ForWriters>
      <section className={classes.part} aria-label={t('form.languages')}>
        <h2>{t('form.languages')}</h2>
        <FieldInput form={form} name="spoken" />
        <FieldInput form={form} name="interpretation" />
      </section>
      <section className={classes.part} aria-label={t('form.state')}>
        <h2>{t('form.state')}</h2>
        <div className={classes.row}>
          <FieldInput form={form} name="published" />
          <FieldInput form={form} name="cancelled" />
        </div>
        <div className={classes.row}>
          <FieldInput form={form} name="occupancy" />
          <FieldInput form={form} name="overflow_location_id" />
        </div>
        <div className={classes.row}>
          <EntityFields form={form} except={placed} />
        </div>
      </section>
    </FormFrame>
  );
}
