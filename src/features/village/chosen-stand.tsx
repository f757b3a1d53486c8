import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Exhibitor, Zone } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './chosen-stand.module.css';
import { Logo } from './logo.tsx';

/** Who stands at the stand that was chosen on the plan. */
export function ChosenStand({
  exhibitor: { id, name, category, stand, logo },
  zone,
  onClose,
}: {
  exhibitor: Exhibitor;
  zone: Zone | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(['village', 'favourites']);
  const localize = useLocalize();
  return (
    <div className={classes.chosen}>
      <Logo image={logo} size={3.5} />
      <div>
        <p className={classes.where}>
          {t('village:stand', { stand })}
          {zone && (
            <>
              {' · '}
              <LocalizedText value={zone.name} unmarked />
            </>
          )}
        </p>
        <PlaceLink to="exhibitor" parameters={{ id }} className={classes.name}>
          <LocalizedText value={name} />
        </PlaceLink>
        <p>
          <LocalizedText value={category} unmarked />
        </p>
      </div>
      <p className={classes.buttons}>
        <button type="button" aria-label={t('village:hide_stand')} onClick={onClose}>
          <IconX aria-hidden stroke={1.8} />
        </button>
        <HeartButton
          kind="exhibitor"
          id={id}
          label={t('favourites:heart.exhibitor', { name: localize(name) })}
        />
      </p>
    </div>
  );
}
