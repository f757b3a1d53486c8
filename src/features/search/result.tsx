import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '#features/favourites/index.ts';
import { numberAnchor, sectionAnchor } from '#features/guide/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type AddressName, addressOf } from '#shared/addresses.ts';
import { typeset } from '#shared/keep-signs.ts';
import { directionOf, localize } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { excerptOf, Marked, partsOf, termsFound } from '#ui/marked.tsx';
import { isFavouriteKind } from '#visitor/favourites/favourite.ts';
import { Action } from './action.tsx';
import { type Group, type Place, type Searched, textsAt } from './entries.ts';
import classes from './search-dialog.module.css';

const screens = {
  event: 'event',
  speaker: 'speaker',
  exhibitor: 'exhibitor',
  news: 'news_article',
  location: 'location',
  guide_section: 'guide',
  guide_contact: 'guide',
} as const satisfies Record<Group, AddressName>;

const anchors: Partial<Record<Group, (id: string) => string>> = {
  guide_section: sectionAnchor,
  guide_contact: numberAnchor,
};

function placeOf(group: Group, id: string): string {
  const anchor = anchors[group]?.(id);
  return addressOf(screens[group], { id }) + (anchor ? `#${anchor}` : '');
}

interface OfResult {
  readonly group: Group;
  readonly id: string;
  readonly content: Searched;
}

interface WhyFound {
  readonly terms: readonly string[];
  readonly place: Place | undefined;
}

/** A line of the list: one result, which another answer with the same changes nothing of. */
export const Result = memo(function Result({
  onGo,
  ...found
}: OfResult & WhyFound & { readonly onGo: (address: string) => void }) {
  const { group, id, content } = found;
  return (
    <div className={classes.row}>
      <Action className={classes.result} onChoose={() => onGo(placeOf(group, id))}>
        <Found {...found} />
      </Action>
      <Heart group={group} id={id} content={content} />
    </div>
  );
});

/** The heart of a result that can be a favourite, beside it: Tab reaches it, the arrows pass it. */
const Heart = memo(function Heart({ group, id, content }: OfResult) {
  const { t } = useTranslation('favourites');
  const text = useLocalize();
  if (!isFavouriteKind(group)) return null;
  const row = content[group].get(id);
  const name = row && text('name' in row ? row.name : row.title);
  return name && <HeartButton kind={group} id={id} label={t(`heart.${group}`, { name })} />;
});

/** What a result is called, or else what is said of it, with the matched words marked: why it was found. */
function Found({ group, id, content, terms, place }: OfResult & WhyFound) {
  const language = useLanguage();
  const row = content[group].get(id);
  if (!row) return null;
  const name = localize('name' in row ? row.name : row.title, language);
  const more = 'name' in row && 'title' in row ? localize(row.title, language) : undefined;
  const found = termsFound(terms);
  const inName = partsOf(name?.text ?? '', found);
  const inMore = partsOf(more?.text ?? '', found);
  const why =
    place && ![...inName, ...inMore].some(({ hit }) => hit)
      ? textsAt(content, group, id, place)
          .map((text) => excerptOf(typeset(text, place.language), found))
          .find((text) => text !== undefined)
      : undefined;
  return (
    <span className={classes.found}>
      {name && (
        <span lang={name.language} dir={directionOf(name.language)} className={classes.name}>
          <Marked parts={inName} />
        </span>
      )}
      {'phone' in row && (
        <span className={classes.more}>
          <bdi dir="ltr">{row.phone}</bdi>
        </span>
      )}
      {more && (
        <span lang={more.language} dir={directionOf(more.language)} className={classes.more}>
          <Marked parts={inMore} />
        </span>
      )}
      {why && place && (
        <span lang={place.language} dir={directionOf(place.language)} className={classes.more}>
          <Marked parts={partsOf(why, found)} />
        </span>
      )}
    </span>
  );
}
