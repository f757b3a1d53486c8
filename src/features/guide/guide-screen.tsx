import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent } from '#replica/read.ts';
import { BelowSight } from '#ui/below-sight.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { sectionAnchor } from './anchor.ts';
import { contentsOf, inOrder } from './contents.ts';
import classes from './guide-screen.module.css';
import { Jumps } from './jumps.tsx';
import { Numbers } from './numbers.tsx';
import { Shuttles } from './shuttles.tsx';
import { TopicIcon } from './topic-icon.tsx';

/** The practical guide: numbers to call, the shuttles, and its parts in the organisers' order. */
export function GuideScreen() {
  const { t } = useTranslation(['guide', 'common']);
  const sections = useContent('guide_section');
  const contacts = useContent('guide_contact');
  const shuttles = useContent('shuttle');
  const places = useContent('location');
  const guide = useMemo(() => {
    // An administrator's device holds drafts, too.
    const shown = <R extends { published: boolean }>(rows: ReadonlyMap<string, R>) =>
      [...rows.values()].filter(({ published }) => published);
    const contents = contentsOf(shown(sections), shown(contacts));
    return { ...contents, lines: inOrder(shown(shuttles)) };
  }, [sections, contacts, shuttles]);
  const { first, lines, sections: parts } = guide;
  return (
    <Page title={t('common:nav.guide')} lead={t('guide:lead')}>
      <PageTitle page={t('common:nav.guide')} description={t('guide:lead')} />
      {first.length + lines.length + parts.length === 0 && <Waiting none={t('guide:none')} />}
      <Jumps guide={guide} />
      {first.length > 0 && (
        <Section id="numbers" title={t('guide:numbers')}>
          <Numbers contacts={first} />
        </Section>
      )}
      <BelowSight>
        {lines.length > 0 && (
          <Section id="shuttles" title={t('guide:shuttles')}>
            <Shuttles lines={lines} />
          </Section>
        )}
        {parts.map(({ section, contacts: own }) => (
          <Section
            key={section.id}
            id={sectionAnchor(section.id)}
            title={
              <span className={classes.title}>
                <TopicIcon topic={section.topic} />
                <LocalizedText value={section.title} />
              </span>
            }
          >
            {section.body && <RichText value={section.body} />}
            {own.length > 0 && <Numbers contacts={own} />}
            {places.has(section.location_id ?? '') && (
              <PlaceLink
                to="location"
                parameters={{ id: section.location_id ?? '' }}
                className={classes.place}
              >
                <IconMapPin aria-hidden stroke={1.6} />
                <LocalizedText value={places.get(section.location_id ?? '')?.name} />
              </PlaceLink>
            )}
          </Section>
        ))}
      </BelowSight>
    </Page>
  );
}
