import { useTranslation } from 'react-i18next';
import type { RowTexts } from '#features/programme/index.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { choicesIn, Wanted } from './archive.ts';
import classes from './archive-screen.module.css';

/** Narrows the archive to a kind of thing, a speaker or a track. */
export function Filters({
  choices,
  wanted,
  texts,
  onChange,
}: {
  choices: ReturnType<typeof choicesIn>;
  wanted: Wanted;
  texts: RowTexts;
  onChange: (changes: Partial<Wanted>) => void;
}) {
  const { t } = useTranslation(['archive', 'programme']);
  const { localize, format } = texts;
  const people = choices.people
    .map(({ id, name }) => ({ value: id, label: localize(name) }))
    .sort((a, b) => format.compare(a.label, b.label));
  const tracks = [...texts.tracks.values()]
    .filter(({ id }) => choices.tracks.has(id))
    .sort((a, b) => a.position - b.position)
    .map(({ id, name }) => ({ value: id, label: localize(name) }));
  return (
    <fieldset className={classes.filters}>
      <legend className="visually-hidden">{t('archive:filters')}</legend>
      <SelectField
        label={t('archive:sort')}
        any={t('archive:any_sort')}
        value={wanted.sort}
        choices={choices.sorts.map((sort) => ({ value: sort, label: t(`archive:sorts.${sort}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <SelectField
        label={t('programme:speaker')}
        any={t('programme:any_speaker')}
        value={wanted.speaker}
        choices={people}
        onChange={(speaker) => onChange({ speaker })}
      />
      {tracks.length > 0 && (
        <SelectField
          label={t('programme:track.one')}
          any={t('programme:track.any')}
          value={wanted.track}
          choices={tracks}
          onChange={(track) => onChange({ track })}
        />
      )}
    </fieldset>
  );
}
