import type { ReactElement } from 'react';
import { AfterView } from './after-view.tsx';
import { BeforeView } from './before-view.tsx';
import { BetweenView } from './between-view.tsx';
import classes from './board.module.css';
import { EmptyView } from './empty-view.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { NightView } from './night-view.tsx';
import { Notices } from './notices.tsx';
import { NowView } from './now-view.tsx';
import type { DisplayContent, Screen } from './screen.ts';
import { TakeoverView } from './takeover-view.tsx';
import { useFit } from './use-fit.ts';

export interface BoardProps {
  readonly content: DisplayContent;
  readonly screen: Screen;
  /** The present, ms. */
  readonly now: number;
  /** When the screen was switched on, ms: takeovers come and go meanwhile. */
  readonly switchedOn: number;
}

/** A whole screen: where and when, what, and at its foot what stays true all day. */
export function Board({ content, screen, now, switchedOn }: BoardProps) {
  const stage = useFit<HTMLElement>();
  if (screen.view === 'takeover') return <TakeoverView screen={screen} now={now} />;
  return (
    <>
      <Head content={content} now={now} />
      <main ref={stage} className={classes.stage}>
        <Stage screen={screen} now={now} content={content} />
        {'notices' in screen && <Notices notices={screen.notices} now={now} />}
      </main>
      <Foot content={content} now={now} switchedOn={switchedOn} />
    </>
  );
}

interface StageProps extends Omit<BoardProps, 'screen' | 'switchedOn'> {
  readonly screen: Exclude<Screen, { readonly view: 'takeover' }>;
}

/** What the screen's view shows; its type wants one of each. */
function Stage({ screen, now, content }: StageProps): ReactElement {
  switch (screen.view) {
    case 'now':
      return <NowView screen={screen} now={now} />;
    case 'between':
      return <BetweenView screen={screen} now={now} />;
    case 'night':
      return <NightView screen={screen} now={now} />;
    case 'before':
      return <BeforeView screen={screen} now={now} edition={content.edition} />;
    case 'after':
      return <AfterView />;
    case 'empty':
      return <EmptyView />;
  }
}
