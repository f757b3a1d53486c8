import { useTranslation } from 'react-i18next';
import type { Programme } from '#domain/programme.ts';
import { type ReleasedLine, releasedChanges, type ToldValues } from '#domain/releases.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { groupBy } from '#shared/group-by.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './versions-screen.module.css';

interface Props {
  readonly lines: readonly ReleasedLine[];
  readonly programme: Programme;
}

/** What a version changed, each session once: under the most important thing that became of it. */
export function VersionLines({ lines, programme }: Props) {
  const { t } = useTranslation('programme');
  const { number } = useFormat();
  const byChange = groupBy(lines, ({ what }) => what[0]);
  return releasedChanges.map((change) => {
    const own = byChange.get(change) ?? [];
    if (own.length === 0) return null;
    return (
      <div key={change} className={classes.group} data-change={change}>
        <h3>{t(`versions.what.${change}`, { number: number(own.length) })}</h3>
        <ul className={classes.lines}>
          {own.map((line) => (
            <Line key={line.event} line={line} programme={programme} />
          ))}
        </ul>
      </div>
    );
  });
}

function Line({ line, programme }: { line: ReleasedLine; programme: Programme }) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const localize = useLocalize();
  const people = useContent('speaker');
  const whereWhen = useWhereWhen();
  const { what, before, after } = line;
  const session = programme.byId.get(line.event);
  // What a version calls it, and what it was called, in whichever languages that changed.
  const title = { ...session?.event.title, ...after.title };
  const former = { ...title, ...before.title };
  const renamed = what.includes('renamed') && localize(former) !== localize(title);
  const names = (ids: readonly string[] = []) =>
    format.list(ids.flatMap((id) => localize(people.get(id)?.name) || []));
  const come = names(after.people);
  // Of a session that is withdrawn it goes without saying.
  const gone = what[0] === 'cancelled' ? '' : names(before.people);
  const moved = what.includes('moved');
  // What moved in place alone says when it is, too.
  const { starts_at } = session?.event ?? before;
  const known = moved
    ? !before.starts_at && starts_at && whereWhen({ starts_at })
    : whereWhen(session?.event ?? before);
  const facts = [
    moved && whereWhen(before) && t('versions.before', { what: whereWhen(before) }),
    moved && whereWhen(after) && t('versions.after', { what: whereWhen(after) }),
    come && t('versions.come', { names: come }),
    gone && t('versions.gone', { names: gone }),
    what.slice(1).includes('texts') && t('versions.texts_too'),
  ];
  return (
    <li>
      {session ? (
        <PlaceLink to="event" parameters={{ id: line.event }}>
          <LocalizedText value={title} />
        </PlaceLink>
      ) : (
        <strong>
          <LocalizedText value={former} />
        </strong>
      )}
      {known && <p>{known}</p>}
      {session && renamed && (
        <p>
          {t('versions.called')} <LocalizedText value={former} />
        </p>
      )}
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
    </li>
  );
}

/** Says day, hour and place, as far as they are told. */
function useWhereWhen(): (told: ToldValues) => string {
  const { t } = useTranslation('programme');
  const format = useFormat();
  const localize = useLocalize();
  const places = useContent('location');
  return ({ starts_at, ends_at, location_id }) => {
    const place = localize(places.get(location_id ?? '')?.name);
    return [
      starts_at &&
        `${format.shortDay(venueClock(Date.parse(starts_at)).date)} ${format.time(starts_at)}`,
      !starts_at && ends_at && t('versions.until', { time: format.time(ends_at) }),
      location_id === undefined ? '' : place || t('no_place'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
