import { useTranslation } from 'react-i18next';
import type { Article } from '#entities/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import classes from './article.module.css';

/** An article's cover, title and excerpt, leading to its reading view. */
export function ArticleCard({ article }: { article: Article }) {
  const { t } = useTranslation(['pages', 'common']);
  return (
    <article className={classes.card}>
      <Picture image={article.cover_image} alt="" className={classes.cover} width="column" />
      <div className={classes.summary}>
        <h3>
          <LocalizedText value={article.title} />
        </h3>
        <p>
          <LocalizedText value={article.excerpt} />
        </p>
        <PlaceLink to="sheikh" search={{ article: article.slug }} className={classes.read}>
          {t('pages:read_article')}
        </PlaceLink>
      </div>
    </article>
  );
}

/** An article set for long reading, and for paper. */
export function ArticleReading({ article }: { article: Article }) {
  const { t } = useTranslation(['pages', 'common']);
  const localize = useLocalize();
  const format = useFormat();
  const { date } = venueClock(Date.parse(article.updated_at));
  return (
    <Page
      overline={<BackLink to="sheikh">{t('common:nav.sheikh')}</BackLink>}
      title={<LocalizedText value={article.title} />}
      lead={<LocalizedText value={article.excerpt} />}
    >
      <PageTitle page={localize(article.title)} description={localize(article.excerpt)} />
      <div className={classes.reading}>
        <Picture image={article.cover_image} alt="" className={classes.wide} eager />
        <p className={classes.updated}>{t('pages:updated_on', { date: format.date(date) })}</p>
        <RichText value={article.content} />
      </div>
    </Page>
  );
}
