import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import type { Track } from '#entities/index.ts';
import { formattersOf } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Language, type Localized, localize } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useWide } from '#ui/use-wide.ts';
import type { ProgrammeAddress } from './address.ts';
import { choicesIn, conditionsIn } from './filter.ts';
import classes from './filters.module.css';

interface Props {
  readonly id: string;
  /** Unfolded, on narrow screens; wide ones always show it. */
  readonly open: boolean;
  readonly sessions: readonly Session[];
  readonly tracks: ReadonlyMap<string, Track>;
  readonly address: ProgrammeAddress;
  readonly setAddress: (changes: Partial<ProgrammeAddress>) => void;
}

/** What there is to choose from, in the order of the names the reader sees. */
const namedChoices = memoLast((sessions: readonly Session[], language: Language) => {
  const { compare, language: nameOf } = formattersOf(language);
  const named = (rows: readonly { readonly id: string; readonly name: Localized }[]) =>
    rows
      .map(({ id, name }) => ({ value: id, label: localize(name, language)?.text ?? '' }))
      .sort((a, b) => compare(a.label, b.label));
  const { types, places, speakers, languages } = choicesIn(sessions);
  return {
    types,
    places: named(places),
    speakers: named(speakers),
    languages: languages.map((code) => ({ value: code, label: capital(nameOf(code)) })),
  };
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All tracks, in their order, those without a session too: a day may stand under one. */
const namedTracks = memoLast((tracks: ReadonlyMap<string, Track>, language: Language) =>
  [...tracks.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ id, name }) => ({ value: id, label: localize(name, language)?.text ?? '' })),
);

/** Narrows the programme by kind, place, speaker, track and language. It holds many choices, so typing passes it by. */
export const Filters = memo(function Filters(props: Props) {
  const { id, open, sessions, tracks, address, setAddress } = props;
  const { t } = useTranslation(['programme', 'entity']);
  const language = useLanguage();
  // In a line of their own width the selects have room for their names only.
  const wide = useWide(78);
  const { types, places, speakers, languages } = namedChoices(sessions, language);
  return (
    <fieldset id={id} className={classes.filters} data-open={open || undefined}>
      <legend className="visually-hidden">{t('programme:filters')}</legend>
      <SelectField
        label={t('programme:type')}
        any={t(wide ? 'programme:type' : 'programme:any_type')}
        value={address.type}
        choices={types.map((type) => ({
          value: type,
          label: t(`entity:event.type_options.${type}`),
        }))}
        onChange={(type) => setAddress({ type })}
      />
      <SelectField
        label={t('programme:place')}
        any={t(wide ? 'programme:place' : 'programme:any_place')}
        value={address.place}
        choices={places}
        onChange={(place) => setAddress({ place })}
      />
      <SelectField
        label={t('programme:speaker')}
        any={t(wide ? 'programme:speaker' : 'programme:any_speaker')}
        value={address.speaker}
        choices={speakers}
        onChange={(speaker) => setAddress({ speaker })}
      />
      {tracks.size > 0 && (
        <SelectField
          label={t('programme:track.one')}
          any={t(wide ? 'programme:track.one' : 'programme:track.any')}
          value={address.track}
          choices={namedTracks(tracks, language)}
          onChange={(track) => setAddress({ track })}
        />
      )}
      {languages.length > 0 && (
        <SelectField
          label={t('programme:language')}
          any={t(wide ? 'programme:language' : 'programme:any_language')}
          value={address.language}
          choices={languages}
          onChange={(code) => setAddress({ language: code })}
        />
      )}
      {conditionsIn(address) > 0 && (
        <button
          type="button"
          className={classes.reset}
          onClick={() => setAddress({ type: '', place: '', speaker: '', language: '', track: '' })}
        >
          {t('programme:reset')}
        </button>
      )}
    </fieldset>
  );
});
