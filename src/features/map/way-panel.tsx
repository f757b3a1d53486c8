import { IconWheelchair } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#entities/index.ts';
import { useMeasures } from '#i18n/measures.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useWide } from '#ui/use-wide.ts';
import { type FoundWay, here } from './use-way.ts';
import classes from './way-panel.module.css';
import { WhereMessage } from './where-message.tsx';

/** Beyond this radius (metres) a position is told as inexact: other places lie within it. */
const rough = 50;

/** The ends of a way, by the ids of places; '' where none is chosen. */
export interface WayAsked {
  readonly from: string;
  readonly to: string;
  readonly stepFree: boolean;
}

interface Props {
  readonly id: string;
  /** The places that are on the plan. */
  readonly places: readonly Location[];
  readonly asked: WayAsked;
  readonly onAsk: (changes: Partial<WayAsked>) => void;
  readonly found: FoundWay;
  /** Another number whenever somebody opens it by a button: the focus goes there. */
  readonly opened: number;
}

/** From where to where one walks, whether steps will do, and how long it takes. */
export function WayPanel({ id, places, asked, onAsk, found, opened }: Props) {
  const { t } = useTranslation('map');
  const localize = useLocalize();
  const panel = useRef<HTMLElement>(null);
  const beside = useWide(56);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that is made wider opens nothing
  useEffect(() => {
    if (opened === 0) return;
    // Where the plan stands below, both are to be seen at once.
    if (!beside) panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector('select')?.focus({ preventScroll: !beside });
  }, [opened]);
  const choices = (other: string) =>
    places
      .filter((place) => place.id !== other)
      .map((place) => ({ value: place.id, label: localize(place.name) }));
  const begin = (from: string) => {
    if (from === here) found.ask();
    onAsk({ from });
  };
  return (
    <section ref={panel} id={id} className={classes.panel} aria-label={t('way.open')}>
      <SelectField
        label={t('way.from')}
        any={t('way.choose')}
        value={asked.from}
        choices={[{ value: here, label: t('way.here') }, ...choices(asked.to)]}
        onChange={begin}
      />
      <SelectField
        label={t('way.to')}
        any={t('way.choose')}
        value={asked.to}
        choices={choices(asked.from)}
        onChange={(to) => onAsk({ to })}
      />
      <button
        type="button"
        className={classes.steps}
        aria-pressed={asked.stepFree}
        onClick={() => onAsk({ stepFree: !asked.stepFree })}
      >
        <IconWheelchair aria-hidden stroke={1.6} />
        {t('way.step_free')}
      </button>
      <div className={classes.answer}>
        <Answer asked={asked} found={found} onAsk={onAsk} />
      </div>
    </section>
  );
}

function Answer({ asked, found, onAsk }: Pick<Props, 'asked' | 'found' | 'onAsk'>) {
  const { t } = useTranslation('map');
  const { duration, distance } = useMeasures();
  const { answer, whereabouts, away, ask } = found;
  const lost = asked.from === here && (whereabouts.state !== 'known' || away > 0);
  const way = answer && 'way' in answer ? answer : undefined;
  const time = way && duration(way.minutes);
  const within =
    asked.from === here && whereabouts.state === 'known' && whereabouts.accuracy > rough
      ? distance(whereabouts.accuracy)
      : undefined;
  return (
    <>
      <p role="status">
        {lost ? (
          <WhereMessage whereabouts={whereabouts} away={away} />
        ) : !answer ? (
          t('way.both')
        ) : answer.state === 'found' ? (
          <>
            <strong>{t('way.found', { time, distance: distance(answer.way.metres) })}</strong>
            {answer.way.steps && <span>{t('way.steps')}</span>}
          </>
        ) : (
          t(`way.${answer.state}`)
        )}
        {!lost && within && <span>{t('way.rough', { distance: within })}</span>}
      </p>
      {asked.from === here && whereabouts.state !== 'asking' && (
        // Also where they are known: who has walked on is somewhere else.
        <button type="button" onClick={ask}>
          {t('way.ask')}
        </button>
      )}
      {!lost && answer?.state === 'only_steps' && (
        <button type="button" onClick={() => onAsk({ stepFree: false })}>
          {t('way.with_steps', { time })}
        </button>
      )}
    </>
  );
}
