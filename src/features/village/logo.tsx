import { IconBuildingStore } from '@tabler/icons-react';
import { Picture } from '#ui/picture.tsx';
import classes from './logo.module.css';

/** An exhibitor's logo, or a calm sign where there is none. `size` is the side in rem. */
export function Logo({ image, size }: { image: string | null; size: number }) {
  return (
    <span className={classes.logo} style={{ inlineSize: `${size}rem` }}>
      {image ? (
        <Picture image={image} alt="" small />
      ) : (
        <IconBuildingStore aria-hidden stroke={1.3} />
      )}
    </span>
  );
}
