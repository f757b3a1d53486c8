import { useRouter } from '@tanstack/react-router';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DrawnPlan, PlanDrawing } from '#features/map/index.ts';
import { addressOf } from '#shared/addresses.ts';
import { type Box, drawn, viewBoxOf } from '#shared/ground.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import classes from './village-map.module.css';
import { type PlannedStand, type PlannedZone, villageView } from './village-plan.ts';

/** What is chosen on the village's page; '' for nothing. */
interface VillageChoice {
  /** Id of a zone. */
  readonly zone: string;
  /** Id of who has the chosen stand. */
  readonly exhibitor: string;
}

/** What the page's address says of what is chosen; a stand by its number, and who has it. */
type Chosen = Readonly<Record<'zone' | 'stand' | 'exhibitor', string>>;

/** As the address says that no stand is chosen. */
export const noStand = { stand: '', exhibitor: '' } as const;

interface Props {
  readonly plan: DrawnPlan;
  readonly zones: readonly PlannedZone[];
  /** The part of the site to show. */
  readonly view: Box;
  readonly choice: VillageChoice;
  /** Whether an exhibitor is among those that the list shows. */
  readonly isShown: (exhibitorId: string) => boolean;
  readonly onChoose: (changes: Partial<Chosen>) => void;
}

/** What a finger hits, px. */
const finger = 44;

/** The plan of the village. Zones and stands are links, so that keyboards and voices reach them too. */
export function VillageMap({ plan, zones, view, choice, isShown, onChoose }: Props) {
  const { t } = useTranslation('village');
  // Seen from near, letters are drawn a little smaller, so that they do not shout.
  const near = Math.min(1, Math.sqrt(view.width / (villageView(plan.zones, '')?.width ?? 1)));
  return (
    <nav data-paper className={classes.frame} aria-label={t('plan')}>
      <svg
        className={classes.map}
        viewBox={viewBoxOf(view)}
        style={{ aspectRatio: `${drawn(view.width)} / ${drawn(view.height)}` }}
      >
        <title>{t('plan')}</title>
        <PlanDrawing plan={plan} zones={false} />
        {zones.map((planned) => (
          <ZoneLink
            key={planned.zone.id}
            planned={planned}
            letter={5 * near}
            choice={choice}
            onChoose={onChoose}
          />
        ))}
        {zones.flatMap(({ stands, size, zone }) =>
          stands.map((stand) => (
            <StandLink
              key={stand.exhibitor.id}
              stand={stand}
              size={size}
              letter={6 * near}
              color={zone.color}
              choice={choice}
              faint={!isShown(stand.exhibitor.id)}
              onChoose={onChoose}
            />
          )),
        )}
      </svg>
    </nav>
  );
}

function ZoneLink({
  planned: { zone, path, stands, name },
  letter,
  choice,
  onChoose,
}: {
  planned: PlannedZone;
  /** Height of its letters, metres. */
  letter: number;
  choice: VillageChoice;
  onChoose: Props['onChoose'];
}) {
  const { t } = useTranslation('village');
  const localize = useLocalize()(zone.name);
  const chosen = choice.zone === zone.id;
  // About half an em per letter; a long name is written smaller.
  const size = Math.min(letter, name.width / (localize.length * 0.52));
  return (
    <ChoiceLink
      to={{ zone: chosen ? '' : zone.id, ...noStand }}
      label={t('zone_link', { name: localize, count: stands.length })}
      chosen={chosen}
      className={classes.zone}
      style={{ '--zone': zone.color } as CSSProperties}
      onChoose={onChoose}
    >
      <path d={path} />
      <text x={drawn(name.at.x)} y={drawn(name.at.y)} dy="0.35em" fontSize={drawn(size)}>
        {localize}
      </text>
    </ChoiceLink>
  );
}

function StandLink({
  stand: { exhibitor, at },
  size,
  letter,
  color,
  choice,
  faint,
  onChoose,
}: {
  stand: PlannedStand;
  size: number;
  letter: number;
  color: string;
  choice: VillageChoice;
  faint: boolean;
  onChoose: Props['onChoose'];
}) {
  const { t } = useTranslation('village');
  const localize = useLocalize();
  // Too small for a finger: the tap also brings its zone near, with those that may have been meant.
  const choose = (changes: Partial<Chosen>, { width }: DOMRect) =>
    onChoose(
      width < finger && changes.stand && !choice.zone && exhibitor.zone_id
        ? { ...changes, zone: exhibitor.zone_id }
        : changes,
    );
  const number = exhibitor.stand ?? '';
  const chosen = choice.exhibitor === exhibitor.id;
  const [x, y, side] = [drawn(at.x), drawn(at.y), drawn(size * 0.74)];
  return (
    <ChoiceLink
      to={chosen ? noStand : { stand: number, exhibitor: exhibitor.id }}
      label={t('stand_link', { stand: number, name: localize(exhibitor.name) })}
      chosen={chosen}
      className={classes.stand}
      style={{ '--zone': color } as CSSProperties}
      faint={faint}
      onChoose={choose}
    >
      <circle cx={x} cy={y} r={drawn(size / 2)} className={classes.reach} />
      <rect
        x={drawn(x - side / 2)}
        y={drawn(y - side / 2)}
        width={side}
        height={side}
        rx={drawn(side * 0.18)}
      />
      <text x={x} y={y} dy="0.35em" fontSize={drawn(Math.min(size * 0.36, letter))}>
        {number}
      </text>
    </ChoiceLink>
  );
}

/** A link within the plan that changes what is chosen and leaves the page where it is. */
function ChoiceLink({
  to,
  label,
  chosen,
  faint = false,
  className,
  style,
  onChoose,
  children,
}: {
  to: Partial<Chosen>;
  label: string;
  chosen: boolean;
  faint?: boolean;
  className: string | undefined;
  style: CSSProperties;
  /** `box` is where it is drawn. */
  onChoose: (changes: Partial<Chosen>, box: DOMRect) => void;
  children: ReactNode;
}) {
  const { latestLocation } = useRouter();
  const search = Object.fromEntries(
    Object.entries({ ...latestLocation.search, ...to }).filter(([, value]) => value),
  ) as Record<string, string>;
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(to, event.currentTarget.getBoundingClientRect());
  };
  return (
    <a
      href={addressOf('village', {}, search)}
      aria-label={label}
      aria-current={chosen ? 'true' : undefined}
      className={className}
      data-faint={faint || undefined}
      style={style}
      onClick={choose}
    >
      {children}
    </a>
  );
}
