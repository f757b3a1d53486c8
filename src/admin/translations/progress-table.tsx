import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import type { Language } from '#shared/localized.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import classes from './progress.module.css';
import { type Item, type Progress, progressByKind, progressOf } from './work.ts';

interface Props {
  readonly items: readonly Item[];
  readonly language: Language;
  /** The kind that the list is narrowed to; '' for all. */
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}

/** How far the texts of each kind are in a language, in texts and in words; pressing one narrows the list. */
export function ProgressTable({ items, language, chosen, onChoose }: Props) {
  const { t } = useTranslation('admin-translations');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const all = useMemo(() => progressOf(items, language), [items, language]);
  const kinds = useMemo(() => progressByKind(items, language), [items, language]);
  const line = (kind: Kind | '', label: string, progress: Progress) => (
    <ProgressLine
      key={kind}
      label={label}
      progress={progress}
      pressed={kind === chosen}
      onPress={() => onChoose(kind)}
    />
  );
  const whole = all.current + all.outdated + all.missing;
  return (
    <details className={classes.overall}>
      <summary>
        <span>
          {t('progress.summary', {
            done: format.number(all.current),
            all: format.number(whole),
            outdated: format.number(all.outdated),
            missing: format.number(all.missing),
          })}
        </span>{' '}
        <meter className={classes.meter} min={0} max={whole} value={all.current} aria-hidden />
      </summary>
      <table className={classes.progress}>
        <caption className="visually-hidden">{t('progress.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('progress.kind')}</th>
            <th scope="col">{t('progress.current')}</th>
            <th scope="col">{t('progress.outdated')}</th>
            <th scope="col">{t('progress.missing')}</th>
            <th scope="col">{t('progress.words')}</th>
          </tr>
        </thead>
        <tbody>
          {line('', t('progress.all'), all)}
          {kinds.map(([kind, progress]) => line(kind, kindLabel(kind, 'many'), progress))}
        </tbody>
      </table>
    </details>
  );
}

function ProgressLine({
  label,
  progress,
  pressed,
  onPress,
}: {
  readonly label: string;
  readonly progress: Progress;
  readonly pressed: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useTranslation('admin-translations');
  const format = useFormat();
  const { current, outdated, missing, words } = progress;
  const all = current + outdated + missing;
  const of = (done: number, whole: number) =>
    t('progress.of', { done: format.number(done), all: format.number(whole) });
  return (
    <tr data-chosen={pressed || undefined}>
      <th scope="row">
        <button type="button" aria-pressed={pressed} onClick={onPress}>
          {label}
        </button>
      </th>
      <td data-label={t('progress.current')}>
        <meter className={classes.meter} min={0} max={all} value={current} aria-hidden />
        {of(current, all)}
      </td>
      <td data-label={t('progress.outdated')} data-count={outdated}>
        {format.number(outdated)}
      </td>
      <td data-label={t('progress.missing')} data-count={missing}>
        {format.number(missing)}
      </td>
      <td data-label={t('progress.words')}>{of(words.current, words.all)}</td>
    </tr>
  );
}
