import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#device/idle.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContent } from '#replica/read.ts';
import { type AddressName, addressOf } from '#shared/addresses.ts';
import './search-dialog.css';
import type { Group } from './entries.ts';
import { Found, Heart } from './result.tsx';
import classes from './search-dialog.module.css';
import { createSearchIndex, type Results } from './search-index.ts';

/** Milliseconds after which a piece of the index is made although the device is busy. */
const patience = 500;
const nothing: Results = { groups: [], terms: [] };
const screens = {
  event: 'event',
  speaker: 'speaker',
  exhibitor: 'exhibitor',
  news: 'news_article',
  location: 'location',
} as const satisfies Record<Group, AddressName>;

/**
 * Search over the whole edition on this device; choosing a result closes, clears and leads there.
 * It opens on mounting and again whenever `request` changes.
 */
export default function SearchDialog({ request }: { request: number }) {
  const { t } = useTranslation(['search', 'common']);
  const router = useRouter();
  const [query, setQuery] = useState('');
  const content = useSearched();
  const { groups, terms } = useResults(content, useDeferredValue(query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new request opens again
  useEffect(() => spotlight.open(), [request]);
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight="min(36rem, 75dvh)"
      attributes={{ content: { 'aria-label': t('common:nav.search') } }}
    >
      <Spotlight.Search
        placeholder={t('search:placeholder')}
        aria-label={t('search:placeholder')}
        leftSection={<IconSearch aria-hidden stroke={1.5} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ group, ids }) => (
          <Spotlight.ActionsGroup key={group} label={t(`search:groups.${group}`)}>
            {ids.map((id) => (
              <div key={id} className={classes.row}>
                <Spotlight.Action
                  className={classes.result}
                  onClick={() => router.history.push(addressOf(screens[group], { id }))}
                >
                  <Found group={group} id={id} content={content} terms={terms} />
                </Spotlight.Action>
                <Heart group={group} id={id} content={content} />
              </div>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {query.trim() !== '' && groups.length === 0 && (
          <Spotlight.Empty>{t('search:empty', { query })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
      <p className="visually-hidden" role="status">
        {query.trim() !== '' &&
          t('search:found', { count: groups.reduce((sum, { ids }) => sum + ids.length, 0) })}
      </p>
    </Spotlight.Root>
  );
}

function useSearched() {
  const event = useContent('event');
  const speaker = useContent('speaker');
  const exhibitor = useContent('exhibitor');
  const news = useContent('news');
  const location = useContent('location');
  return useMemo(
    () => ({ event, speaker, exhibitor, news, location }),
    [event, speaker, exhibitor, news, location],
  );
}

function useResults(content: ReturnType<typeof useSearched>, query: string): Results {
  const language = useLanguage();
  const index = useMemo(() => createSearchIndex(language, content), [language, content]);
  useEffect(() => {
    let left = false;
    const prepare = async () => {
      while (!left && index.prepare()) await whenIdle(patience);
    };
    void prepare();
    return () => {
      left = true;
    };
  }, [index]);
  return useMemo(() => (query.trim() === '' ? nothing : index.search(query)), [index, query]);
}
