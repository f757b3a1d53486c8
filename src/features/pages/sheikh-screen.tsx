import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle, SiteParagraph } from '#features/site/index.ts';
import { useContent } from '#replica/read.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { ArticleCard, ArticleReading } from './article.tsx';
import classes from './sheikh-screen.module.css';
import { useAnyWritten } from './use-any-written.ts';

/** The spiritual guide, with the Testament; `?article=<slug>` opens that text for reading. */
export function SheikhScreen() {
  const { t } = useTranslation('common');
  const localize = useLocalize();
  const { article: slug } = useScreenAddress().search;
  const articles = [...useContent('article').values()].filter(({ published }) => published);
  const reading = articles.find((article) => article.slug === slug);
  const title = localize(useSiteContent('cheikh_title')?.content);
  const lead = localize(useSiteContent('cheikh_paragraph_1')?.content);
  if (reading) return <ArticleReading article={reading} />;
  return (
    <>
      <PageTitle page={title || t('nav.sheikh')} description={lead} />
      <Sheikh missing={Boolean(slug)} />
    </>
  );
}

/** The page about the guide; `missing` when a text was asked for that there is not. */
export function Sheikh({ missing = false }: { missing?: boolean }) {
  const { t } = useTranslation(['pages', 'common']);
  const articles = [...useContent('article').values()].filter(({ published }) => published);
  const written = useAnyWritten('cheikh') || articles.length > 0;
  const title = useSiteContent('cheikh_title')?.content;
  const formula = useSiteContent('cheikh_formula')?.content;
  const picture = useSiteContent('cheikh_image_url')?.image_url ?? null;
  return (
    <Page
      title={title ? <LocalizedText value={title} /> : t('common:nav.sheikh')}
      lead={formula && <LocalizedText value={formula} />}
    >
      {!written && <Waiting none={t('pages:none')} />}
      <div className={classes.opening}>
        <Picture image={picture} alt="" className={classes.picture} width="column" eager />
        <div className={classes.text}>
          <SiteParagraph name="cheikh_paragraph_1" className={classes.first} />
          <SiteParagraph name="cheikh_paragraph_2" />
          <SiteParagraph name="cheikh_paragraph_3" />
        </div>
      </div>
      {missing && <p role="status">{t('pages:article_not_found')}</p>}
      {articles.length > 0 && (
        <Section id="testament" title={t('pages:testament')}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Section>
      )}
    </Page>
  );
}
