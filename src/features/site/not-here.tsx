import { useTranslation } from 'react-i18next';
import { useContentPhase } from '#replica/read.ts';
import { type AskedAnew, useAskedAnew } from '#replica/use-asked-anew.ts';
import type { AddressName } from '#shared/addresses.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { ReadingSkeleton } from '#ui/reading-skeleton.tsx';
import { useCurrentEdition } from './use-current-edition.ts';

const words = {
  answered: undefined,
  updating: 'status.updating',
  offline: 'failure.offline',
  unavailable: 'failure.unavailable',
} as const satisfies Record<Exclude<AskedAnew, 'awaited'>, string | undefined>;

interface Props {
  /** What the row would be, and that it is not there. */
  readonly title: string;
  /** The list that it would be in, and what leads there. */
  readonly to: AddressName;
  readonly back: string;
}

/**
 * In place of a row that is not held. A link may be to something newer than what this device has: the server
 * is asked before it is said that there is no such thing, and where it cannot be, that is said as well. Who has
 * chosen an earlier edition and comes by a link to the current one is led there.
 */
export function NotHere({ title, to, back }: Props) {
  const { t } = useTranslation('common');
  const phase = useContentPhase();
  const asked = useAskedAnew();
  const openCurrent = useCurrentEdition();
  if (phase !== 'ready' || asked === 'awaited') return <ReadingSkeleton />;
  const why = words[asked];
  return (
    <Page title={title}>
      <title>{title}</title>
      <EmptyPlace title={t(why ? 'not_found.newer' : 'not_found.text')}>
        {why && <p role="status">{t(why)}</p>}
        {openCurrent && (
          <>
            <p>{t('not_found.other_edition')}</p>
            <Button size="large" onClick={openCurrent}>
              {t('not_found.current_edition')}
            </Button>
          </>
        )}
        <Button
          component={PlaceLink}
          to={to}
          size="large"
          variant={openCurrent ? 'default' : 'filled'}
        >
          {back}
        </Button>
      </EmptyPlace>
    </Page>
  );
}
