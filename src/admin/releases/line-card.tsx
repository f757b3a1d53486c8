import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { useFormat } from '#i18n/format.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { directionOf } from '#shared/localized.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { KindLink } from '../kinds/kind-link.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { useWrite } from '../writing/use-write.ts';
import { plannedText } from '../writing/working/pending.ts';
import { dropped } from '../writing/working/plan.ts';
import { useTargetTexts } from '../writing/working/use-target-texts.ts';
import type { Line, Part } from './comparison.ts';
import classes from './releases.module.css';

/** What a version changes of a session in one respect; `planned`, with what can be done about it. */
export function LineCard({ line, planned = false }: { line: Line; planned?: boolean }) {
  const { t } = useTranslation('admin-versions');
  const format = useFormat();
  const write = useWrite();
  const mayPlan = writes(useRights(), 'planned_change') && planned;
  const { event, group, parts } = line;
  // What is planned stands by itself, what was released within its version.
  const Name = planned ? 'h3' : 'h4';
  const drop = () =>
    write(
      parts.flatMap(({ all }) => all.map(dropped)),
      { done: t('done.taken_back') },
    );
  return (
    <li className={classes.card} data-group={group}>
      <header>
        <p className={classes.group}>{t(`group.${group}`)}</p>
        <Name>
          <KindLink kind="event" search={{ id: event.id }}>
            <LocalizedText value={event.title} />
          </KindLink>
        </Name>
        <p className={classes.lead}>
          {`${format.shortDay(event.date)} ${format.time(event.starts_at)}`}
        </p>
      </header>
      <dl className={classes.parts}>
        {parts.map((part) => (
          <PartRow key={part.planned.id} part={part} planned={planned} mayPlan={mayPlan} />
        ))}
      </dl>
      {mayPlan && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => void drop()}>
            {t('line.take_back')}
          </Button>
        </div>
      )}
    </li>
  );
}

function PartRow(props: { part: Part; planned: boolean; mayPlan: boolean }) {
  const { part, planned, mayPlan } = props;
  const { t } = useTranslation('admin-versions');
  const { label, language, say } = useTargetTexts()(part.planned);
  const spoken = { lang: language, dir: language && directionOf(language) };
  const before = planned ? part.present : part.before;
  const asks = planned && part.changedSince;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <del>
          <span className="visually-hidden">{t('line.before')} </span>
          <span {...spoken}>{say(before)}</span>
        </del>
        <ins>
          <span className="visually-hidden">{t('line.after')} </span>
          <span {...spoken}>{say(part.after)}</span>
        </ins>
        {planned && part.isThere && <p role="note">{t('line.is_there')}</p>}
        {asks && (
          <div className={classes.question} role="note">
            <p>{t('line.changed_since', { seen: say(part.before) })}</p>
            {mayPlan && <WhichHolds part={part} />}
          </div>
        )}
      </dd>
    </div>
  );
}

/** Somebody has published something else meanwhile: what is planned, or that? */
function WhichHolds({ part }: { part: Part }) {
  const { t } = useTranslation('admin-versions');
  const write = useWrite();
  const keepPlanned = part.all.map(({ id, seen }): ContentChange => {
    const set = { seen: plannedText(part.present) };
    return { kind: 'planned_change', id, action: 'update', base: { seen }, set };
  });
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        onClick={() => void write(keepPlanned, { done: t('done.planned_holds') })}
      >
        {t('line.planned_holds')}
      </Button>
      <Button
        variant="default"
        onClick={() => void write(part.all.map(dropped), { done: t('done.published_holds') })}
      >
        {t('line.published_holds')}
      </Button>
    </div>
  );
}
