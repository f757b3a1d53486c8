import { useTranslation } from 'react-i18next';
import type { News } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { excerpt } from '#shared/excerpt.ts';
import { localize } from '#shared/localized.ts';
import { plain } from '#shared/plain.ts';
import { venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './news-card.module.css';

/** Letters of how an article begins that are shown at most. */
const longest = 240;

interface Props {
  readonly article: News;
  readonly eager?: boolean | undefined;
  /** It leads the list: large where there is room, with how it begins. */
  readonly leads?: boolean;
}

/** An article's picture, category, day and title; the whole card leads to it. */
export function NewsCard({ article, eager, leads }: Props) {
  const { t } = useTranslation(['news', 'entity']);
  const format = useFormat();
  const day = venueClock(Date.parse(article.published_at)).date;
  return (
    <article className={classes.card}>
      <Picture
        image={article.image}
        alt=""
        className={classes.picture}
        eager={eager}
        {...(!leads && { width: '(width < 40em) 15rem, 26rem' })}
      />
      <div className={classes.text}>
        <p className={classes.overline}>
          {article.featured && <strong>{t('news:featured')}</strong>}
          <span>{t(`entity:news.category_options.${article.category}`)}</span>
          <time dateTime={day}>{format.date(day)}</time>
        </p>
        <h2>
          <PlaceLink to="news_article" parameters={{ id: article.id }} className={classes.link}>
            <LocalizedText value={article.title} />
          </PlaceLink>
        </h2>
        {leads && <Opening of={article} />}
        <span className={classes.more} aria-hidden>
          {t('news:read_more')}
        </span>
      </div>
    </article>
  );
}

function Opening({ of: { content } }: { of: News }) {
  const text = localize(content, useLanguage());
  return (
    text && (
      <p className={classes.opening}>
        <LocalizedText value={{ [text.language]: excerpt(plain(text.text), longest) }} />
      </p>
    )
  );
}
