import { latticePicture } from '#shared/lattice-picture.ts';
import classes from './khatam.module.css';

/**
 * Stands with the element: of a style sheet it would be another image to the browser once a published page's
 * own rules give way to the full sheets, and count as painted then, as the largest thing on a first screen.
 */
const lattice = { backgroundImage: `url("${latticePicture}")` };

/** The eight-pointed star lattice that adorns a surface; it lies behind its positioned parent's content. */
export function KhatamLattice({ faint }: { faint?: boolean }) {
  return (
    <span aria-hidden className={classes.lattice} style={lattice} data-faint={faint || undefined} />
  );
}

/** One small eight-pointed star, the mark of a heading or an empty place. */
export function KhatamStar({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className ?? classes.star}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <rect x="7" y="7" width="18" height="18" />
        <rect x="7" y="7" width="18" height="18" transform="rotate(45 16 16)" />
        <circle cx="16" cy="16" r="3.2" />
      </g>
    </svg>
  );
}
