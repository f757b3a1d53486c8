import { useTranslation } from 'react-i18next';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { OrderButtons } from '../forms/inputs/order-buttons.tsx';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import classes from './event-form.module.css';
import type { Talk } from './talks.ts';
import type { Talks } from './use-talks.ts';

interface Props {
  readonly form: EntityForm;
  readonly talks: Talks;
  readonly talk: Talk;
  /** Its place in the session, from 1. */
  readonly number: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** One intervention within the form of its session. */
export function TalkInput({ form, talks, talk, number, onUp, onDown }: Props) {
  const { t } = useTranslation('admin-programme');
  const nameOf = useRowName();
  const prefix = `${talk.id}.`;
  const own = useLooseForm('intervention', talk.id, {
    values: { ...talk },
    issues: talks.issues
      .filter(({ field }) => field.startsWith(prefix))
      .map((issue) => ({ ...issue, field: issue.field.slice(prefix.length) })),
    set: (name, value) =>
      talks.replace(
        talks.list.map((one) => (one.id === talk.id ? { ...one, [name]: value } : one)),
      ),
    language: [form.language, form.setLanguage],
  });
  const name = talk.speaker_id ? nameOf('speaker', talk.speaker_id) : String(number);
  return (
    <li className={classes.talk} aria-label={t('talks.number', { number })}>
      <div className={classes.head}>
        <div className={classes.speaker}>
          <FieldInput form={own} name="speaker_id" />
        </div>
        <OrderButtons
          up={{ label: t('talks.up', { name }), run: onUp }}
          down={{ label: t('talks.down', { name }), run: onDown }}
          out={{
            label: t('talks.remove', { name }),
            run: () => talks.replace(talks.list.filter(({ id }) => id !== talk.id)),
          }}
        />
      </div>
      <EntityFields form={own} except={['event_id', 'speaker_id', 'position']} />
    </li>
  );
}
