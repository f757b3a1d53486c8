import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { isKind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { Choices } from '#ui/choices.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useGradual } from '#ui/use-gradual.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useRights } from '../kinds/use-rights.ts';
import { Assign } from './assign.tsx';
import classes from './board.module.css';
import { ProgressTable } from './progress-table.tsx';
import { type Work, workStates } from './use-work.ts';
import { progressByKind } from './work.ts';
import { WorkLine } from './work-line.tsx';

/** How far each kind is in a language, and the rows in which something is left to do. */
export function Board({ work }: { work: Work }) {
  const { all, items, language, edition, address, setAddress } = work;
  const { t } = useTranslation(['admin-translations', 'admin']);
  const format = useFormat();
  const kindLabel = useKindLabels();
  const assigns = writes(useRights(), 'translation_task');
  const progress = progressByKind(all, language);
  const { shown, endRef } = useGradual(items, { first: 30, step: 60, eager: 90 });
  const words = items.reduce((sum, item) => sum + item.words, 0);
  const { kind } = address;
  return (
    <section className={classes.screen} aria-labelledby="translations-title">
      <title>{`${t('title')} - ${t('admin:title')}`}</title>
      <h1 id="translations-title">{t('title')}</h1>
      <p className={classes.lead}>{t('lead')}</p>
      <Choices
        label={t('language')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => setAddress({ language: value })}
      />
      <ProgressTable
        items={all}
        language={language}
        chosen={kind}
        onChoose={(value) => setAddress({ kind: value })}
      />
      <section className={classes.queue} aria-labelledby="queue-title">
        <h2 id="queue-title">{t('queue.title')}</h2>
        <div className={classes.tools}>
          <SelectField
            label={t('filter.kind')}
            any={t('filter.any')}
            value={kind}
            choices={progress.map(([value]) => ({ value, label: kindLabel(value, 'many') }))}
            onChange={(value) => setAddress({ kind: value })}
          />
          <SelectField
            label={t('filter.state')}
            value={address.state}
            choices={workStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(state) => setAddress({ state: state === 'todo' ? '' : state })}
          />
          <SelectField
            label={t('filter.whose')}
            any={t('filter.anybody')}
            value={address.whose}
            choices={[
              { value: 'mine', label: t('filter.mine') },
              { value: 'nobody', label: t('filter.nobody') },
            ]}
            onChange={(whose) => setAddress({ whose })}
          />
        </div>
        {assigns && isKind(kind) && (
          <Assign
            label={t('task.assign_all', { kind: kindLabel(kind, 'many') })}
            work={work}
            scope={{ kind, language, edition }}
          />
        )}
        {work.membersMissing && <p className={classes.lead}>{t('task.known')}</p>}
        <p className={classes.lead} role="status">
          {items.length === 0
            ? t('queue.none')
            : t('queue.count', { items: format.number(items.length), words: format.number(words) })}
        </p>
        <ul className={classes.items}>
          {items.slice(0, shown).map((item) => (
            <WorkLine key={item.key} item={item} work={work} />
          ))}
          <li ref={endRef} className={classes.end} aria-hidden />
        </ul>
      </section>
    </section>
  );
}
