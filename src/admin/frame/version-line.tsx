import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { addresses } from '#shared/addresses.ts';
import { Choices } from '#ui/choices.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { usePlannedLines } from '../releases/use-planned-lines.ts';
import { useWorking } from '../writing/working/working-version.tsx';
import classes from './version-line.module.css';

/** Where the switch is offered while what is published is on show. */
const places = ['admin_events', 'admin_interventions', 'admin_versions'] as const;

/** Which version of the programme this device shows and changes; always in sight while it is the next one. */
export function VersionLine() {
  const { t } = useTranslation('admin-versions');
  const format = useFormat();
  const { pathname } = useLocation();
  const { offered, on, turn } = useWorking();
  const content = useAllContent();
  const { length } = usePlannedLines();
  const here = places.some((place) => pathname === addresses[place].path);
  // Before there is an edition there is nothing to have versions of.
  if (!offered || content.edition.size === 0 || !(on || here)) return null;
  return (
    <section className={classes.line} aria-label={t('switch.label')} data-working={on || undefined}>
      <Choices
        label={t('switch.label')}
        value={on ? 'working' : 'published'}
        choices={(['published', 'working'] as const).map((value) => ({
          value,
          label: t(`switch.${value}`),
        }))}
        onChange={(value) => turn(value === 'working')}
      />
      {on && <p>{t('switch.on')}</p>}
      {length > 0 && (
        <PlaceLink to="admin_versions">
          {t('switch.open', { number: format.number(length) })}
        </PlaceLink>
      )}
    </section>
  );
}
