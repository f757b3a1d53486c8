import { useTranslation } from 'react-i18next';
import { useRow } from '#replica/read.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { type Favourite, useFavouriteStatus } from '#visitor/favourites/read.ts';
import { favourites } from '#visitor/favourites/start.ts';
import { FailureMessage, FailureTitle } from './failure-message.tsx';
import classes from './refused-list.module.css';

/** More than these are only counted. */
const shown = 10;

/** What the server would not take, each with the reason and the choice to try again or let it be. */
export function RefusedList() {
  const { t } = useTranslation('favourites');
  const { refused } = useFavouriteStatus();
  if (refused.length === 0) return null;
  return (
    <div className={classes.refused}>
      <ul className={classes.list}>
        {refused.slice(0, shown).map((word) => (
          <Refused key={word.key} word={word} />
        ))}
      </ul>
      {refused.length > 1 && (
        <Actions>
          {refused.length > shown && <p>{t('failed.more', { count: refused.length - shown })}</p>}
          <Button
            variant="default"
            onClick={() => void favourites.discard(...refused.map(({ key }) => key))}
          >
            {t('failed.discard_all')}
          </Button>
        </Actions>
      )}
    </div>
  );
}

function Refused({ word }: { word: Favourite }) {
  const { t } = useTranslation('favourites');
  const name = useName(word);
  return (
    <li className={classes.item}>
      <p>
        <strong>
          <FailureTitle adding={word.favourite} />
        </strong>
        {name && <span className={classes.name}>{name}</span>}
        <span>
          <FailureMessage code={word.code} />
        </span>
      </p>
      <Actions>
        <Button variant="default" onClick={() => void favourites.retry(word.key)}>
          {t('failed.retry')}
        </Button>
        <Button variant="subtle" onClick={() => void favourites.discard(word.key)}>
          {t('failed.discard')}
        </Button>
      </Actions>
    </li>
  );
}

function useName({ kind, id }: Favourite): string {
  const localize = useLocalize();
  const row = useRow(kind, id);
  if (!row) return '';
  return localize(
    'edition_id' in row && 'title' in row ? row.title : 'name' in row ? row.name : null,
  );
}
