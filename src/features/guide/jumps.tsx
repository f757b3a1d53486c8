import { useTranslation } from 'react-i18next';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { sectionAnchor } from './anchor.ts';
import type { GuideContents } from './contents.ts';
import classes from './guide-screen.module.css';

/** Ways to each part of the guide, where there are several. */
export function Jumps({
  guide,
}: {
  guide: GuideContents & { readonly lines: readonly unknown[] };
}) {
  const { t } = useTranslation('guide');
  const { first, lines, sections } = guide;
  const ways = [
    ...(first.length > 0 ? [{ anchor: 'numbers', name: t('numbers') }] : []),
    ...(lines.length > 0 ? [{ anchor: 'shuttles', name: t('shuttles') }] : []),
    ...sections.map(({ section: { id, title } }) => ({
      anchor: sectionAnchor(id),
      name: <LocalizedText value={title} unmarked />,
    })),
  ];
  if (ways.length < 2) return null;
  return (
    <nav aria-label={t('contents')} className={classes.jumps}>
      <ul>
        {ways.map(({ anchor, name }) => (
          <li key={anchor}>
            <PlaceLink to="guide" anchor={anchor}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
