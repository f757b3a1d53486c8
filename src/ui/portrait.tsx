import { IconUser } from '@tabler/icons-react';
import { Picture } from './picture.tsx';
import classes from './portrait.module.css';

/** A person's picture in an arch, or a calm sign where there is none. `size` is the width in rem. */
export function Portrait({
  image,
  size,
  small = true,
}: {
  image: string | null;
  size: number;
  small?: boolean;
}) {
  return (
    <span className={classes.arch} style={{ inlineSize: `${size}rem` }}>
      {image ? (
        <Picture image={image} alt="" small={small} />
      ) : (
        <IconUser aria-hidden stroke={1.2} />
      )}
    </span>
  );
}
