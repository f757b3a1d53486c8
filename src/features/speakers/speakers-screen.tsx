import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffered } from '#domain/use-offered.ts';
import { useWordSearch } from '#domain/use-word-search.ts';
import type { Speaker } from '#entities/index.ts';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { formattersOf, useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { type Language, localize } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useTypedQuery } from '#ui/use-typed-query.ts';
import { SpeakerGrid } from './speaker-grid.tsx';
import { countriesOf, findSpeakers, sortedByName } from './speaker-list.ts';
import classes from './speakers-screen.module.css';

// Remembered beyond the screen's life: who comes back finds the same list, as long as it was.
const sortedFor = memoLast((rows: ReadonlyMap<string, Speaker>, language: Language) =>
  sortedByName(
    rows.values(),
    ({ name }) => localize(name, language)?.text ?? '',
    formattersOf(language).compare,
  ),
);
const foundAmong = memoLast(findSpeakers);

/** Everyone who speaks at the edition, to be found by name, title or country. */
export function SpeakersScreen() {
  const { t } = useTranslation('speakers');
  const wordsOf = useLocalize();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  return (
    <Page
      title={t('title')}
      overline={edition && <LocalizedText value={edition.name} unmarked />}
      lead={t('lead')}
    >
      <PageTitle
        page={t('title')}
        description={edition && t('description', { edition: wordsOf(edition.name) })}
      />
      <Body />
    </Page>
  );
}

function Body() {
  const { t } = useTranslation('speakers');
  const format = useFormat();
  const rows = useContent('speaker');
  const [asked, setAddress] = useAddressState('country', 'q');
  const writeQuery = useCallback((query: string) => setAddress({ q: query }), [setAddress]);
  const { query, setQuery, flush } = useTypedQuery(asked.q, writeQuery);
  const sorted = sortedFor(rows, useLanguage());
  const countries = useMemo(
    () => countriesOf(rows.values(), format.country, format.compare),
    [rows, format],
  );
  const { country } = useOffered(asked, {
    country: (value) => countries.some(({ code }) => code === value),
  });
  const { find, mark } = useWordSearch(query);
  const found = foundAmong(sorted, country, find);
  if (rows.size === 0) return <Waiting none={t('none')} />;
  return (
    <div className={classes.body}>
      <div className={classes.tools}>
        <SearchField
          label={t('find')}
          hint={t('find_hint')}
          clear={t('clear_find')}
          value={query}
          onChange={setQuery}
          onLeave={flush}
        />
        <SelectField
          label={t('country')}
          any={t('any_country')}
          value={country}
          choices={countries.map(({ code, name, count }) => ({
            value: code,
            label: t('country_count', { country: name, count: format.number(count) }),
          }))}
          onChange={(chosen) => setAddress({ country: chosen })}
        />
      </div>
      <p role="status" className={classes.count}>
        {found.length > 0 ? t('count', { count: found.length }) : t('nothing_found')}
      </p>
      <SpeakerGrid speakers={found} mark={mark} />
    </div>
  );
}
