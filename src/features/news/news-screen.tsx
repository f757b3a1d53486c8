import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, leadOf } from '#domain/news-order.ts';
import { useOffered } from '#domain/use-offered.ts';
import { newsCategories } from '#entities/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent, useContentPhase } from '#replica/read.ts';
import { Choices } from '#ui/choices.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { NewsCard } from './news-card.tsx';
import classes from './news-screen.module.css';

/** All news, featured first, by category if wished (`?category=`). */
export function NewsScreen() {
  const { t } = useTranslation(['news', 'entity', 'common']);
  const [asked, setAddress] = useAddressState('category');
  const all = useContent('news');
  const phase = useContentPhase();
  const news = useMemo(() => inOrder(all.values()), [all]);
  const present = newsCategories.filter((one) => news.some((article) => article.category === one));
  const { category } = useOffered(asked, {
    category: (value) => present.some((one) => one === value),
  });
  const shown = category ? news.filter((article) => article.category === category) : news;
  const lead = leadOf(shown);
  return (
    <Page low title={t('common:nav.news')} lead={t('news:lead')}>
      <PageTitle page={t('common:nav.news')} description={t('news:lead')} />
      <div className={classes.tools}>
        <Choices
          label={t('news:category')}
          value={category}
          choices={[
            { value: '', label: t('news:all') },
            ...present.map((value) => ({
              value,
              label: t(`entity:news.category_options.${value}`),
            })),
          ]}
          onChange={(value) => setAddress({ category: value })}
        />
      </div>
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((article, index) => (
            <li key={article.id} data-wide={article === lead || undefined}>
              <NewsCard article={article} eager={index < 2} leads={article === lead} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyPlace
          title={t(phase === 'ready' ? 'news:none' : 'common:status.waiting_for_content')}
        />
      )}
    </Page>
  );
}
