import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#replica/read.ts';
import { type Failure, succeed } from '#shared/failure.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { usePressFailure } from '#ui/use-press-failure.ts';
import { type Favourite, useFavouriteStatus } from '#visitor/favourites/read.ts';
import { favourites } from '#visitor/favourites/start.ts';
import { unlessFull } from '#visitor/favourites/unless-full.ts';
import { FailureMessage, FailureTitle } from './failure-message.tsx';
import classes from './refused-list.module.css';

/** More than these are only counted. */
const shown = 10;

/** What the server would not take, each with the reason and the choice to try again or let it be. */
export function RefusedList() {
  const { t } = useTranslation('favourites');
  const { refused } = useFavouriteStatus();
  const wordsFor = usePressFailure();
  const [failure, setFailure] = useState<Failure>();
  const press = async (work: () => Promise<void>) => {
    const done = await unlessFull(async () => succeed(await work()));
    setFailure(done.ok ? undefined : done.failure);
  };
  if (refused.length === 0) return null;
  return (
    <div className={classes.refused}>
      <ul className={classes.list}>
        {refused.slice(0, shown).map((word) => (
          <Refused key={word.key} word={word} press={press} />
        ))}
      </ul>
      {failure && (
        <p role="alert" className={classes.failure}>
          {wordsFor(failure.code)}
        </p>
      )}
      {refused.length > 1 && (
        <Actions>
          {refused.length > shown && <p>{t('failed.more', { count: refused.length - shown })}</p>}
          <Button
            variant="default"
            onClick={() => void press(() => favourites.discard(...refused.map(({ key }) => key)))}
          >
            {t('failed.discard_all')}
          </Button>
        </Actions>
      )}
    </div>
  );
}

interface Props {
  readonly word: Favourite;
  /** Does what was pressed, and says where the device cannot keep it. */
  readonly press: (work: () => Promise<void>) => Promise<void>;
}

function Refused({ word, press }: Props) {
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
        <Button variant="default" onClick={() => void press(() => favourites.retry(word.key))}>
          {t('failed.retry')}
        </Button>
        <Button variant="subtle" onClick={() => void press(() => favourites.discard(word.key))}>
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
