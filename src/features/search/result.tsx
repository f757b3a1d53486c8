import { useTranslation } from 'react-i18next';
import { HeartButton } from '#features/favourites/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { directionOf, localize } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import type { Group, Searched } from './entries.ts';
import { Marked } from './marked.tsx';
import classes from './search-dialog.module.css';

interface OfResult {
  readonly group: Group;
  readonly id: string;
  readonly content: Searched;
}

/** The heart of a result that can be a favourite, beside it: Tab reaches it, the arrows pass it. */
export function Heart({ group, id, content }: OfResult) {
  const { t } = useTranslation('favourites');
  const words = useLocalize();
  if (group === 'news' || group === 'location') return null;
  const row = content[group].get(id);
  const name = row && words('name' in row ? row.name : row.title);
  return name && <HeartButton kind={group} id={id} label={t(`heart.${group}`, { name })} />;
}

/** What a result is called, with the matched words marked. */
export function Found({
  group,
  id,
  content,
  terms,
}: OfResult & { readonly terms: readonly string[] }) {
  const language = useLanguage();
  const row = content[group].get(id);
  if (!row) return null;
  const name = localize('name' in row ? row.name : row.title, language);
  const more = 'name' in row && 'title' in row ? localize(row.title, language) : undefined;
  return (
    <span className={classes.found}>
      {name && (
        <span lang={name.language} dir={directionOf(name.language)} className={classes.name}>
          <Marked text={name.text} terms={terms} />
        </span>
      )}
      {more && (
        <span lang={more.language} dir={directionOf(more.language)} className={classes.more}>
          <Marked text={more.text} terms={terms} />
        </span>
      )}
    </span>
  );
}
