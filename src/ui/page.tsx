import type { ReactNode } from 'react';
import { KhatamLattice } from './khatam.tsx';
import classes from './page.module.css';

interface Props {
  readonly title: ReactNode;
  /** A line above the title: where we are. */
  readonly overline?: ReactNode;
  /** What follows the title inside the header. */
  readonly lead?: ReactNode;
  /** Whose page it is: a picture that stands on the header's edge, beside title and lead. */
  readonly figure?: ReactNode;
  /** The header takes little height: for pages that are opened for a list that begins below it. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** A page of the site: a header on the house's green with the one `h1`, then the content. */
export function Page({ title, overline, lead, figure, low, children }: Props) {
  return (
    <article className={classes.page} data-low={low}>
      <header className={classes.header}>
        <KhatamLattice />
        <div className={classes.measure} data-figure={figure ? true : undefined}>
          {overline && <div className={classes.overline}>{overline}</div>}
          {figure && <div className={classes.figure}>{figure}</div>}
          <h1>{title}</h1>
          {lead && <div className={classes.lead}>{lead}</div>}
        </div>
      </header>
      <div className={classes.content}>{children}</div>
    </article>
  );
}

/** A titled part of a page, named for screen readers by its heading. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  /** Unique on the page; also the target of links to this part. */
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
