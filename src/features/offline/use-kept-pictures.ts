import { useEffect, useMemo } from 'react';
import { dropImages, keepImages } from '#device/images.ts';
import { useContent, useContentPhase, useSyncStatus } from '#replica/read.ts';
import { smallPictures } from './small-pictures.ts';

/**
 * Keeps the small pictures of the edition on show and of the site's own pages on this device, people
 * first, once the content itself is there; gives them up when the content has found no room. Of an
 * album, which may be of hundreds, only what was looked at is kept.
 */
export function useKeptPictures(): void {
  const phase = useContentPhase();
  const { notice } = useSyncStatus();
  const speakers = useContent('speaker');
  const siteContent = useContent('site_content');
  const articles = useContent('article');
  const exhibitors = useContent('exhibitor');
  const locations = useContent('location');
  const news = useContent('news');
  const addresses = useMemo(
    () => [
      ...smallPictures('speaker', speakers.values()),
      ...smallPictures('site_content', siteContent.values()),
      ...smallPictures('article', articles.values()),
      ...smallPictures('exhibitor', exhibitors.values()),
      ...smallPictures('location', locations.values()),
      ...smallPictures('news', news.values()),
    ],
    [speakers, siteContent, articles, exhibitors, locations, news],
  );

  useEffect(() => {
    if (phase !== 'ready') return;
    const showing = new AbortController();
    void keepImages(addresses, showing.signal);
    return () => showing.abort();
  }, [phase, addresses]);

  useEffect(() => {
    if (notice === 'storage_full') dropImages();
  }, [notice]);
}
