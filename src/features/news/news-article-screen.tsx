import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { related } from '#domain/news-order.ts';
import type { News } from '#entities/index.ts';
import { NotHere, PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useContent, useRow } from '#replica/read.ts';
import { nameLanguage } from '#shared/name-language.ts';
import { plain } from '#shared/plain.ts';
import { venueClock } from '#shared/time.ts';
import { BackLink } from '#ui/back-link.tsx';
import { BelowSight } from '#ui/below-sight.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { ShareButton } from '#ui/share-button.tsx';
import classes from './news-article-screen.module.css';
import { NewsCard } from './news-card.tsx';
import listClasses from './news-screen.module.css';

/** One article, set for reading, with others that go with it. */
export function NewsArticleScreen() {
  const { t } = useTranslation(['news', 'common']);
  const { id = '' } = useScreenAddress().params;
  const article = useRow('news', id);
  if (article) return <Article article={article} />;
  return <NotHere title={t('news:not_found')} to="news" back={t('news:back')} />;
}

function Article({ article }: { article: News }) {
  const { t } = useTranslation(['news', 'entity']);
  const language = useLanguage();
  const localize = useLocalize();
  const format = useFormat();
  const all = useContent('news');
  const others = useMemo(() => related(article, all.values()), [article, all]);
  const day = venueClock(Date.parse(article.published_at)).date;
  const title = localize(article.title);
  return (
    <Page
      overline={<BackLink to="news">{t('news:back')}</BackLink>}
      title={<LocalizedText value={article.title} />}
      lead={
        <span className={classes.facts}>
          <span>{t(`entity:news.category_options.${article.category}`)}</span>
          <time dateTime={day}>{format.date(day)}</time>
          {article.author && (
            <bdi lang={nameLanguage(article.author, language)}>{article.author}</bdi>
          )}
        </span>
      }
    >
      <PageTitle page={title} description={plain(localize(article.content)) || title} />
      <div className={classes.reading}>
        <Picture image={article.image} alt="" className={classes.picture} eager />
        <RichText value={article.content} />
        <ShareButton title={title} />
      </div>
      {others.length > 0 && (
        <BelowSight>
          <Section id="related" title={t('news:related')}>
            <ul className={listClasses.list}>
              {others.map((other) => (
                <li key={other.id}>
                  <NewsCard article={other} />
                </li>
              ))}
            </ul>
          </Section>
        </BelowSight>
      )}
    </Page>
  );
}
