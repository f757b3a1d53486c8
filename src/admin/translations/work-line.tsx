import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressBeside } from '#ui/use-address-state.ts';
import { useFieldLabels, useKindLabels } from '../kinds/entity-labels.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import classes from './board.module.css';
import { TaskOf } from './task-of.tsx';
import type { Work } from './use-work.ts';
import type { Item } from './work.ts';

/** One row of the list: what of it is to be done, how much that is, and whose it is. */
export function WorkLine({ item, work }: { item: Item; work: Work }) {
  const { t } = useTranslation('admin-translations');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const label = useFieldLabels();
  const nameOf = useRowName();
  const beside = useAddressBeside('item');
  const { language, address } = work;
  const shown = item.texts.filter(
    ({ state }) => address.state === 'current' || state[language] !== 'current',
  );
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <small>{kindLabel(item.kind, 'one')}</small>
        <PlaceLink to="admin_translations" search={{ ...beside, language, item: item.key }}>
          {nameOf(item.kind, item.id)}
        </PlaceLink>
        <ul className={classes.states}>
          {shown.map(({ field, state }) => (
            <li key={field} data-state={state[language]}>
              {`${label(item.kind, field)} · ${t(`state.${state[language]}`)}`}
            </li>
          ))}
          {item.words > 0 && <li>{t('queue.words', { words: format.number(item.words) })}</li>}
          {item.read > 0 && <li>{t('queue.read', { number: format.number(item.read) })}</li>}
        </ul>
      </div>
      <TaskOf item={item} work={work} />
    </li>
  );
}
