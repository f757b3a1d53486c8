import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { allows } from '#domain/rights.ts';
import type { Kind } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { sameValue } from '#replica/content/change.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { isolated } from '#shared/isolated.ts';
import { directionOf } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { useFieldLabels, useKindLabels } from '../kinds/entity-labels.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { rowsIn } from '../writing/undo.ts';
import { useWrite } from '../writing/use-write.ts';
import { VersionValue } from '../writing/working/version-value.tsx';
import {
  type ChangeLine,
  changedParts,
  toldOf,
  versionAfter,
  wakesPhones,
  wayBack,
  withoutNamesOfGone,
} from './change-line.ts';
import classes from './history.module.css';
import { useHistory } from './use-history.ts';

/** Who changed what and when, of one row or of all, with the way back to each earlier version. */
export function HistoryList({ kind, id }: { kind?: Kind; id?: string }) {
  const { t } = useTranslation('admin-history');
  const common = useTranslation().t;
  const retry = useTranslation('admin').t('sync.retry');
  const { lines, failure, again, more } = useHistory(kind, id);
  const trouble = failure && (
    <>
      <p role="alert">{common(`failure.${failure}`)}</p>
      <Button variant="default" onClick={again}>
        {retry}
      </Button>
    </>
  );
  if (!lines) return trouble ?? <p role="status">{t('loading')}</p>;
  if (lines.length === 0) return trouble ?? <p>{t('none')}</p>;
  return (
    <>
      <ol className={classes.list}>
        {lines.map((line) => (
          <Line key={line.sequence} line={line} lines={lines} named={id === undefined} />
        ))}
      </ol>
      {trouble ??
        (more && (
          <Button variant="default" onClick={more}>
            {t('more')}
          </Button>
        ))}
    </>
  );
}

interface LineProps {
  readonly line: ChangeLine;
  readonly lines: readonly ChangeLine[];
  /** Say which row it is about. */
  readonly named: boolean;
}

function Line({ line, lines, named }: LineProps) {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const kindLabel = useKindLabels();
  const label = useFieldLabels();
  const nameOf = useRowName();
  const content = useAllContent();
  const edition = useSelectedEdition();
  const write = useWrite();
  const rights = useRights();
  const { kind, id, action } = line;
  const row = (content[kind] as ReadonlyMap<string, object>).get(id) as Fields | undefined;
  const own = lines.filter((one) => one.kind === kind && one.id === id);
  const version = action === 'delete' ? line.before : versionAfter(row, own, line.sequence);
  // What a row of another edition names this device may not hold.
  const isGone = (other: string, one: unknown) =>
    (version?.edition_id ?? edition) === edition &&
    !rowsIn(content)[other as Kind].has(String(one));
  const wanted = version && withoutNamesOfGone(kind, version, isGone);
  const lacks = !sameValue(wanted, version);
  const now = presentTime();
  const change = wanted ? wayBack(kind, id, row, wanted, now) : undefined;
  const quieter = !row && wanted && wakesPhones(kind, wanted, now);
  const name = nameOf(kind, id, toldOf(lines, kind, id));
  const day = format.shortDay(venueClock(Date.parse(line.at)).date);
  return (
    <li className={classes.line}>
      <small>{[`${day} ${format.time(line.at)}`, line.who ?? t('server')].join(' · ')}</small>
      <strong>
        {t(`action.${action}`)}
        {named && (
          <>
            {` · ${kindLabel(kind, 'one')} · `}
            <bdi>{name}</bdi>
          </>
        )}
      </strong>
      {action === 'update' && (
        <dl className={classes.fields}>
          {changedParts(line).map(({ field, language, before, after }) => (
            <div key={`${field} ${language ?? ''}`}>
              <dt>
                {label(kind, field)} {language?.toUpperCase()}
              </dt>
              <dd>
                <del lang={language} dir={language && directionOf(language)}>
                  <VersionValue
                    value={before}
                    empty={t('empty')}
                    {...{ kind, field, row, language }}
                  />
                </del>
                <ins lang={language} dir={language && directionOf(language)}>
                  <VersionValue
                    value={after}
                    empty={t('empty')}
                    {...{ kind, field, row, language }}
                  />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {change && allows(rights, change) && (
        <Button
          variant="default"
          onClick={() =>
            void write([change], {
              done: t(quieter ? 'restored_draft' : lacks ? 'restored_without' : 'restored', {
                name: isolated(name),
              }),
            })
          }
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
