import { useTranslation } from 'react-i18next';
import type { Exhibitor, Speaker } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useFavourites } from '#visitor/favourites/read.ts';
import classes from './others.module.css';

/** The favourite speakers and exhibitors of the edition, by name. */
export function Others() {
  const { t } = useTranslation('favourites');
  const speakers = useMarked('speaker', useContent('speaker'));
  const exhibitors = useMarked('exhibitor', useContent('exhibitor'));
  return (
    <>
      {speakers.length > 0 && (
        <Section id="favourite-speakers" title={t('speakers')}>
          <Names kind="speaker" rows={speakers} />
        </Section>
      )}
      {exhibitors.length > 0 && (
        <Section id="favourite-exhibitors" title={t('exhibitors')}>
          <Names kind="exhibitor" rows={exhibitors} />
        </Section>
      )}
    </>
  );
}

function useMarked<R extends Speaker | Exhibitor>(
  kind: 'speaker' | 'exhibitor',
  rows: ReadonlyMap<string, R>,
): readonly R[] {
  const ids = useFavourites(kind);
  const localize = useLocalize();
  const { compare } = useFormat();
  return [...ids]
    .flatMap((id) => rows.get(id) ?? [])
    .sort((a, b) => compare(localize(a.name), localize(b.name)));
}

function Names({
  kind,
  rows,
}: {
  kind: 'speaker' | 'exhibitor';
  rows: readonly (Speaker | Exhibitor)[];
}) {
  const { t } = useTranslation('favourites');
  const localize = useLocalize();
  return (
    <ul className={classes.names}>
      {rows.map(({ id, name }) => (
        <li key={id}>
          <PlaceLink to={kind} parameters={{ id }}>
            <LocalizedText value={name} />
          </PlaceLink>
          <HeartButton kind={kind} id={id} label={t(`heart.${kind}`, { name: localize(name) })} />
        </li>
      ))}
    </ul>
  );
}
