import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { randomUuid } from '#shared/random-uuid.ts';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './event-form.module.css';
import { TalkInput } from './talk-input.tsx';
import type { Talk } from './talks.ts';
import type { Talks } from './use-talks.ts';

/** The interventions of a session, in the order in which they are given. */
export function TalksInput({ form, talks }: { form: EntityForm; talks: Talks }) {
  const { t } = useTranslation('admin-programme');
  const kindLabel = useKindLabels();
  const { list, replace } = talks;
  const move = (from: number, to: number) => {
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    replace(next);
  };
  return (
    <section className={classes.part} aria-label={kindLabel('intervention', 'many')}>
      <h2>{kindLabel('intervention', 'many')}</h2>
      {list.length === 0 && <p>{t('talks.none')}</p>}
      <ol className={classes.talks}>
        {list.map((talk, index) => (
          <TalkInput
            key={talk.id}
            form={form}
            talks={talks}
            talk={talk}
            number={index + 1}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < list.length - 1 ? () => move(index, index + 1) : undefined}
          />
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden size="1.2rem" />}
          onClick={() => replace([...list, emptyTalk()])}
        >
          {kindLabel('intervention', 'new')}
        </Button>
      </div>
    </section>
  );
}

function emptyTalk(): Talk {
  return { id: randomUuid(), speaker_id: null, title: {}, description: {} };
}
