import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#domain/site-content.ts';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle, SiteParagraph } from '#features/site/index.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Picture } from '#ui/picture.tsx';
import classes from './presentation-screen.module.css';
import { useAnyWritten } from './use-any-written.ts';

const paragraphs = [
  'presentation_section_1_paragraph_1',
  'presentation_section_1_paragraph_2',
  'presentation_section_1_paragraph_3',
] as const;

/** The presentation with the document's title. */
export function PresentationScreen() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const title = localize(useSiteContent('presentation_title')?.content);
  const intro = localize(useSiteContent('presentation_intro')?.content);
  return (
    <>
      <PageTitle page={title || t('nav.presentation')} description={intro} />
      <Presentation />
    </>
  );
}

/** What the forum is and what it aims at, from the site's own content. */
export function Presentation() {
  const { t } = useTranslation(['common', 'pages']);
  const written = useAnyWritten('presentation');
  const title = useSiteContent('presentation_title')?.content;
  const intro = useSiteContent('presentation_intro')?.content;
  const subtitle = useSiteContent('presentation_subtitle')?.content;
  const picture = useSiteContent('presentation_image_url')?.image_url ?? null;
  return (
    <Page
      title={title ? <LocalizedText value={title} /> : t('nav.presentation')}
      lead={intro && <LocalizedText value={intro} />}
    >
      {!written && <Waiting none={t('pages:none')} />}
      <div className={classes.opening}>
        <Picture image={picture} alt="" className={classes.picture} width="column" eager />
        <section className={classes.text} aria-labelledby={subtitle && 'spirit'}>
          {subtitle && (
            <h2 id="spirit">
              <LocalizedText value={subtitle} />
            </h2>
          )}
          {paragraphs.map((name) => (
            <SiteParagraph key={name} name={name} />
          ))}
        </section>
      </div>
      <Objectives />
      <LocalArea />
      <Signature />
    </Page>
  );
}

function Objectives() {
  const title = useSiteContent('presentation_objectives_title')?.content;
  if (!title) return null;
  return (
    <Section id="objectives" title={<LocalizedText value={title} />}>
      <ol className={classes.objectives}>
        {([1, 2, 3, 4] as const).map((number) => (
          <Objective key={number} number={number} />
        ))}
      </ol>
    </Section>
  );
}

function Objective({ number }: { number: 1 | 2 | 3 | 4 }) {
  const title = useSiteContent(`presentation_objective_${number}_title`)?.content;
  if (!title) return null;
  return (
    <li>
      <KhatamStar />
      <h3>
        <LocalizedText value={title} />
      </h3>
      <SiteParagraph name={`presentation_objective_${number}_description`} />
    </li>
  );
}

function LocalArea() {
  const title = useSiteContent('presentation_saint_title')?.content;
  if (!title) return null;
  return (
    <section className={classes.localArea} aria-labelledby="local-area">
      <h2 id="local-area">
        <LocalizedText value={title} />
      </h2>
      <SiteParagraph name="presentation_saint_paragraph" />
    </section>
  );
}

function Signature() {
  const name = useSiteContent('signature_name')?.content;
  if (!name) return null;
  return (
    <footer className={classes.signature}>
      <p>
        <LocalizedText value={name} />
      </p>
      <SiteParagraph name="signature_role" />
    </footer>
  );
}
