import { useTranslation } from 'react-i18next';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { directionOf } from '#shared/localized.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { VersionValue } from '../writing/working/version-value.tsx';
import type { Difference } from './differences.ts';
import classes from './outbox.module.css';

/** What a version is called, and which of a difference it is. */
type Version = readonly [name: 'mine' | 'theirs' | 'base' | 'seen', of: 'mine' | 'theirs' | 'base'];

interface Props {
  readonly operation: Pick<ContentChange, 'kind'>;
  /** What the server holds. */
  readonly row: Fields | null;
  readonly parts: readonly Difference[];
  readonly versions: readonly Version[];
}

/** Some fields of an operation, each in these versions, in their order. */
export function Versions({ operation: { kind }, row, parts, versions }: Props) {
  const { t } = useTranslation('admin');
  const partName = usePartName(kind);
  return (
    <dl className={classes.versions}>
      {parts.map((part) => (
        <div key={`${part.field} ${part.language ?? ''}`}>
          <dt>{partName(part)}</dt>
          {versions.map(([name, of]) => (
            <dd key={name}>
              <small>{t(`sync.${name}`)}</small>
              <span lang={part.language} dir={part.language && directionOf(part.language)}>
                <VersionValue
                  {...{ kind, row, field: part.field, language: part.language }}
                  value={part[of]}
                  empty={t('sync.empty')}
                />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A function that says which field of a kind, and in which language, a difference is of. */
export function usePartName(
  kind: ContentChange['kind'],
): (part: Pick<Difference, 'field' | 'language'>) => string {
  const label = useFieldLabels();
  return ({ field, language }) =>
    [label(kind, field), language?.toUpperCase()].filter(Boolean).join(' ');
}
