import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { PrayersToday } from '#features/prayers/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { BelowSight } from '#ui/below-sight.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { About } from './about.tsx';
import { Days } from './days.tsx';
import { Doors } from './doors.tsx';
import { Hero } from './hero.tsx';
import classes from './home-screen.module.css';
import { NowAndNext } from './now-and-next.tsx';

/** The way in: who we are, what is on now and next, the days, and doors to everything else. */
export function HomeScreen() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const description = localize(useSiteContent('hero_description')?.content);
  return (
    <>
      <PageTitle page={t('nav.home')} description={description} />
      <Hero />
      <div className={classes.content}>
        <NowAndNext />
        <BelowSight>
          <PrayersToday />
          <Days />
          <About />
          <Doors />
        </BelowSight>
      </div>
    </>
  );
}
