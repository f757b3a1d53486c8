import { IconExternalLink, IconMap2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exhibitor } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { NotHere, PageTitle } from '#features/site/index.ts';
import { useContent, useRow } from '#replica/read.ts';
import { isHttps } from '#shared/url.ts';
import { Actions } from '#ui/actions.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { BelowSight } from '#ui/below-sight.tsx';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { ShareButton } from '#ui/share-button.tsx';
import { ExhibitorCard } from './exhibitor-card.tsx';
import { besideIn, byZone, mostBeside } from './exhibitor-list.ts';
import classes from './exhibitor-screen.module.css';
import { Logo } from './logo.tsx';
import listClasses from './village-screen.module.css';

/** One exhibitor: who they are, where they stand, and who stands beside them. */
export function ExhibitorScreen() {
  const { t } = useTranslation('village');
  const { id = '' } = useScreenAddress().params;
  const exhibitor = useRow('exhibitor', id);
  if (exhibitor) return <Shown exhibitor={exhibitor} />;
  return <NotHere title={t('not_found')} to="village" back={t('back')} />;
}

function Shown({ exhibitor }: { exhibitor: Exhibitor }) {
  const { t } = useTranslation(['village', 'favourites']);
  const localize = useLocalize();
  const name = localize(exhibitor.name);
  return (
    <Page
      overline={<BackLink to="village">{t('back')}</BackLink>}
      title={<LocalizedText value={exhibitor.name} />}
      lead={
        <div className={classes.lead}>
          <Logo image={exhibitor.logo} size={5.5} />
          <p>
            <LocalizedText value={exhibitor.category} />
          </p>
          <HeartButton
            kind="exhibitor"
            id={exhibitor.id}
            label={t('favourites:heart.exhibitor', { name })}
            text={t('favourites:favourite')}
          />
        </div>
      }
    >
      <PageTitle page={name} description={localize(exhibitor.description) || name} />
      <Columns
        main={
          <>
            <Picture image={exhibitor.activity_image} alt="" className={classes.picture} eager />
            <Paragraphs value={exhibitor.description} />
          </>
        }
        aside={<Where exhibitor={exhibitor} name={name} />}
      />
      <BelowSight>
        <div className={classes.others}>
          <Neighbours exhibitor={exhibitor} />
        </div>
      </BelowSight>
    </Page>
  );
}

/** Zone, stand and website, with the ways to the plan and to others. */
function Where({ exhibitor, name }: { exhibitor: Exhibitor; name: string }) {
  const { t } = useTranslation('village');
  const { id, stand, website, zone_id } = exhibitor;
  const zone = useRow('zone', zone_id ?? '');
  return (
    <section className={classes.where} aria-labelledby="where">
      <h2 id="where">{t('contact')}</h2>
      {(zone || stand) && (
        <p className={classes.stand}>
          {zone && (
            <span>
              <LocalizedText value={zone.name} />
            </span>
          )}
          {stand && <strong>{t('stand', { stand })}</strong>}
        </p>
      )}
      <Actions>
        {stand && (
          <Button
            component={PlaceLink}
            to="village"
            search={{ stand, exhibitor: id }}
            icon={<IconMap2 aria-hidden size="1.2em" />}
          >
            {t('show_on_plan')}
          </Button>
        )}
        {website && isHttps(website) && (
          <Button
            component="a"
            variant="default"
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            icon={<IconExternalLink aria-hidden size="1.2em" />}
          >
            {t('website')}
          </Button>
        )}
        <ShareButton title={name} />
      </Actions>
    </section>
  );
}

function Neighbours({ exhibitor: { id, zone_id } }: { exhibitor: Exhibitor }) {
  const { t } = useTranslation('village');
  const rows = useContent('exhibitor');
  const zone = useRow('zone', zone_id ?? '');
  const others = useMemo(
    () => besideIn(byZone(rows.values()).get(zone_id ?? '') ?? [], id),
    [rows, id, zone_id],
  );
  if (others.length === 0) return null;
  return (
    <Section
      id="others"
      title={t('others')}
      aside={
        others.length === mostBeside &&
        zone && (
          <PlaceLink to="village" search={{ zone: zone.id }}>
            {t('whole_zone')}
          </PlaceLink>
        )
      }
    >
      <ul className={listClasses.list}>
        {others.map((other) => (
          <li key={other.id}>
            <ExhibitorCard exhibitor={other} zone={zone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
