import classes from './skeleton.module.css';

/** The shape of something that is on its way: a `line` of text of some width, or a `block`. */
export function Skeleton({
  shape,
  width = '100%',
}: {
  shape: 'line' | 'block';
  /** A CSS length. */
  width?: string;
}) {
  return <span className={classes.shape} data-shape={shape} style={{ inlineSize: width }} />;
}
