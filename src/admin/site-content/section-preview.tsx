import type { ReactNode } from 'react';
import type { SiteContentSection } from '#entities/site-content-keys.ts';
import { Footer, Header } from '#features/frame/index.ts';
import { About, Hero } from '#features/home/index.ts';
import { Presentation, Sheikh } from '#features/pages/index.ts';
import { UnsavedView, VisitorView } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { groupsIn } from '#shared/synonyms.ts';
import { Picture } from '#ui/picture.tsx';
import { Preview } from '../preview/preview.tsx';
import type { Rows } from './section.ts';
import classes from './site-content.module.css';

const shown: Readonly<Record<SiteContentSection, (rows: Rows) => ReactNode>> = {
  identity: () => <Header />,
  hero: () => <Hero />,
  about: () => <About />,
  presentation: () => <Presentation />,
  local_area: () => <Presentation />,
  signature: () => <Presentation />,
  cheikh: () => <Sheikh />,
  poster: (rows) => (
    <Picture
      image={rows.get('events_poster_background_url')?.image_url ?? null}
      alt=""
      className={classes.poster}
    />
  ),
  search: (rows) => <Groups of={rows.get('search_synonyms')?.content ?? {}} />,
  social: () => <Footer />,
};

/** The words that mean the same, as search reads them. */
function Groups({ of: content }: { of: Localized }) {
  return (
    <ul>
      {groupsIn(Object.values(content).join('\n')).map((words) => (
        <li key={words.join()}>
          {words.map((word, index) => (
            <span key={word}>
              {index > 0 && ' = '}
              <bdi>{word}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The place of the site where a section appears, with what is being typed. */
export function SectionPreview({ section, rows }: { section: SiteContentSection; rows: Rows }) {
  return (
    <Preview>
      {() => (
        <VisitorView>
          <UnsavedView kind="site_content" rows={rows}>
            <div className={classes.page}>{shown[section](rows)}</div>
          </UnsavedView>
        </VisitorView>
      )}
    </Preview>
  );
}
