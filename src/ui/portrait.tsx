import type { Speaker } from '#entities/index.ts';
import { initialOf, nameLines, starOf } from './name-art.ts';
import { Picture } from './picture.tsx';
import classes from './portrait.module.css';

type Person = Pick<Speaker, 'id' | 'name' | 'photo'>;

/** Below this width (rem) a name could not be read. */
const legible = 5;

/**
 * A person in an arch: their picture, or their name as it is written, on a star of their own. It adorns:
 * the name stands beside it as text. `size` is the width in rem.
 */
export function Portrait({
  person,
  size,
  small = true,
}: {
  /** Undefined for somebody who is not known here. */
  person: Person | undefined;
  size: number;
  small?: boolean;
}) {
  const image = person?.photo ?? null;
  return (
    <span className={classes.arch} style={{ inlineSize: `${size}rem` }}>
      {image ? (
        <Picture image={image} alt="" small={small} width={`${size}rem`} />
      ) : (
        <NameArt id={person?.id ?? ''} name={person?.name ?? {}} whole={size >= legible} />
      )}
    </span>
  );
}

function NameArt({ id, name, whole }: { id: string; name: Person['name']; whole: boolean }) {
  const { ground, outlines } = starOf(id);
  const latin = name.fr ?? name.en ?? '';
  const script = name.ar ? 'ar' : 'latin';
  const shown = name.ar || latin;
  const { lines, size } = whole
    ? nameLines(shown, script, name.ar ? 21 : 15)
    : { lines: [initialOf(shown)], size: 40 };
  const beneath = whole && name.ar ? nameLines(latin, 'latin', 7.5) : { lines: [], size: 0 };
  const step = size * (name.ar ? 1.25 : 1.1);
  // Letters stand on a line; what counts is where their middle is.
  const first = (whole ? 50 : 47) - ((lines.length - 1) * step) / 2 + size * 0.3;
  return (
    <svg aria-hidden viewBox="0 0 80 100" className={classes.art} data-ground={ground}>
      <path d={outlines.join('')} />
      <g lang={name.ar ? 'ar' : undefined} direction={name.ar ? 'rtl' : 'ltr'} fontSize={size}>
        {lines.map((line, index) => (
          <text key={line} x="40" y={(first + index * step).toFixed(1)}>
            {line}
          </text>
        ))}
      </g>
      <g className={classes.latin} lang="fr" direction="ltr" fontSize={beneath.size}>
        {beneath.lines.map((line, index) => (
          <text
            key={line}
            x="40"
            y={(93 - (beneath.lines.length - 1 - index) * beneath.size * 1.1).toFixed(1)}
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
