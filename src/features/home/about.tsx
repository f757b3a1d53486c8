import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './about.module.css';

const paragraphs = ['about_paragraph_1', 'about_paragraph_2', 'about_paragraph_3'] as const;

/** Who gathers here and why, from the site's own content. */
export function About() {
  const { t } = useTranslation('home');
  const title = useSiteContent('about_title')?.content;
  const picture = useSiteContent('about_image_url')?.image_url ?? null;
  if (!title) return null;
  return (
    <Section id="about" title={<LocalizedText value={title} />}>
      <div className={classes.about}>
        <div className={classes.text}>
          {paragraphs.map((key) => (
            <Paragraph key={key} name={key} />
          ))}
          <PlaceLink to="presentation">{t('read_presentation')}</PlaceLink>
        </div>
        {picture && <Picture image={picture} alt="" className={classes.picture} width="column" />}
      </div>
    </Section>
  );
}

function Paragraph({ name }: { name: (typeof paragraphs)[number] }) {
  const content = useSiteContent(name)?.content;
  return content ? (
    <p>
      <LocalizedText value={content} />
    </p>
  ) : null;
}
