import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { lastRelease } from '#entities/last-release.ts';
import { useAllContent } from '#replica/read.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEntityForm } from '../forms/use-entity-form.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useRights } from '../kinds/use-rights.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { ComparisonList } from './comparison-list.tsx';
import { ReleaseCard } from './release-card.tsx';
import { ReleasePanel } from './release-panel.tsx';
import classes from './releases.module.css';
import { usePlannedLines } from './use-planned-lines.ts';

/** The versions of the programme: what the next one changes, publishing it, and those before it. */
export function VersionsScreen() {
  const [{ id }] = useAddressState('id');
  return (
    <PublishedVersion>{id ? <ReleaseForm key={id} id={id} /> : <Versions />}</PublishedVersion>
  );
}

/** A release is called otherwise, or its note corrected; what it changed is a record. */
function ReleaseForm({ id }: { id: string }) {
  const form = useEntityForm('release', id);
  return (
    <FormFrame form={form} place="admin_versions" removable={false}>
      <EntityFields form={form} only={['name', 'note']} />
    </FormFrame>
  );
}

function Versions() {
  const { t } = useTranslation(['admin-versions', 'admin']);
  const title = useKindLabels()('release', 'many');
  const content = useAllContent();
  const mayRelease = writes(useRights(), 'release');
  const lines = usePlannedLines();
  const releases = [...content.release.values()].sort((a, b) => b.number - a.number);
  // Of a second press nothing is released again before the first one's release is on show.
  const last = lastRelease(content.release.values())?.number;
  return (
    <section className={classes.screen} aria-labelledby="versions-title">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <h1 id="versions-title">{title}</h1>
      <h2>{t('working.title')}</h2>
      {lines.length === 0 ? (
        <p className={classes.lead}>{t('working.none')}</p>
      ) : (
        <>
          <p className={classes.lead}>
            {t('working.lead')} {mayRelease && <a href="#release-title">{t('to_release')}</a>}
          </p>
          <ComparisonList lines={lines} />
          {mayRelease && <ReleasePanel key={last} lines={lines} />}
        </>
      )}
      <h2>{t('released.title')}</h2>
      {releases.length === 0 && <p className={classes.lead}>{t('released.none')}</p>}
      <ul className={classes.cards}>
        {releases.map((release, index) => (
          <ReleaseCard key={release.id} release={release} last={index === 0} />
        ))}
      </ul>
    </section>
  );
}
