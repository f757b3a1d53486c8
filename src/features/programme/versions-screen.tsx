import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Programme, useProgramme } from '#domain/programme.ts';
import { peopleIn, placesIn, type ReleasedLine, releasedLinesOf } from '#domain/releases.ts';
import { useOffered } from '#domain/use-offered.ts';
import type { Release } from '#entities/index.ts';
import { versionName } from '#entities/last-release.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { VersionLines } from './version-lines.tsx';
import classes from './versions-screen.module.css';

/** The versions of the programme that were released, the last one first, and what each has changed. */
export function VersionsScreen() {
  const { t } = useTranslation('programme');
  const releases = useContent('release');
  const programme = useProgramme();
  const [asked, set] = useAddressState('place', 'speaker');
  const versions = useMemo(
    () =>
      [...releases.values()]
        .sort((a, b) => b.number - a.number)
        .map((release) => ({ release, ...releasedLinesOf(release) })),
    [releases],
  );
  const all = versions.flatMap(({ lines }) => lines);
  const { place, speaker } = useOffered(asked, {
    place: (id) => all.some((line) => placesIn(line, programme).has(id)),
    speaker: (id) => all.some((line) => peopleIn(line, programme).has(id)),
  });
  const wanted = (line: ReleasedLine) =>
    (!place || placesIn(line, programme).has(place)) &&
    (!speaker || peopleIn(line, programme).has(speaker));
  return (
    <Page low title={t('versions.title')} lead={t('versions.lead')}>
      <PageTitle page={t('versions.title')} description={t('versions.lead')} />
      <p className={classes.back}>
        <PlaceLink to="programme">{t('title')}</PlaceLink>
      </p>
      {versions.length === 0 && <EmptyPlace title={t('versions.none')} />}
      {all.length > 0 && (
        <Narrowing {...{ all, programme, place, speaker }} onChange={(change) => set(change)} />
      )}
      {versions.map(({ release, lines, more }) => (
        <Version
          key={release.id}
          release={release}
          lines={lines.filter(wanted)}
          more={place || speaker ? 0 : more}
          programme={programme}
        />
      ))}
    </Page>
  );
}

function Version(props: {
  release: Release;
  lines: readonly ReleasedLine[];
  more: number;
  programme: Programme;
}) {
  const { release, lines, more, programme } = props;
  const { t } = useTranslation('programme');
  const format = useFormat();
  const { number, note, released_at } = release;
  const { date } = venueClock(Date.parse(released_at));
  return (
    <Section
      id={`version-${number}`}
      title={t('versions.name', { name: versionName(release) })}
      aside={
        <time className={classes.day} dateTime={released_at}>
          {t('versions.at', { day: format.day(date), time: format.time(released_at) })}
        </time>
      }
    >
      <p className={classes.note}>
        <LocalizedText value={note} />
      </p>
      {lines.length === 0 && <p className={classes.note}>{t('versions.nothing')}</p>}
      <VersionLines lines={lines} programme={programme} />
      {more > 0 && <p className={classes.note}>{t('versions.more', { count: more })}</p>}
    </Section>
  );
}

interface Choice {
  readonly place: string;
  readonly speaker: string;
}

/** Narrows what all versions changed to a place or a speaker. */
function Narrowing(
  props: Choice & {
    all: readonly ReleasedLine[];
    programme: Programme;
    onChange: (change: Partial<Choice>) => void;
  },
) {
  const { all, programme, place, speaker, onChange } = props;
  const { t } = useTranslation('programme');
  const { compare } = useFormat();
  const localize = useLocalize();
  const places = useContent('location');
  const people = useContent('speaker');
  const named = (ids: readonly string[], rows: ReadonlyMap<string, { readonly name: Localized }>) =>
    [...new Set(ids)]
      .flatMap((value) => {
        const row = rows.get(value);
        return row ? [{ value, label: localize(row.name) }] : [];
      })
      .sort((a, b) => compare(a.label, b.label));
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">{t('filters')}</legend>
      <SelectField
        label={t('place')}
        any={t('any_place')}
        value={place}
        choices={named(
          all.flatMap((line) => [...placesIn(line, programme)]),
          places,
        )}
        onChange={(chosen) => onChange({ place: chosen })}
      />
      <SelectField
        label={t('speaker')}
        any={t('any_speaker')}
        value={speaker}
        choices={named(
          all.flatMap((line) => [...peopleIn(line, programme)]),
          people,
        )}
        onChange={(chosen) => onChange({ speaker: chosen })}
      />
    </fieldset>
  );
}
