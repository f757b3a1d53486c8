import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeEarlyPress } from '#device/early-press.ts';
import { AnnouncementTicker } from '#features/announcements/index.ts';
import { Welcome } from '#features/welcome/index.ts';
import { VisitorView } from '#replica/read.ts';
import { holdPresent } from '#shared/clock.ts';
import { useFocusKept } from '#ui/focus.ts';
import { AddressLanguage } from './address-language.tsx';
import { Afterwards } from './afterwards.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { KeptScreens } from './kept-screens.tsx';
import { SkipLink } from './skip-link.tsx';
import { StatusLine } from './status-line.tsx';

/**
 * What surrounds every public page: header, status line, footer and, on phones, the bottom bar. All
 * of it sees what visitors see, whoever is signed in.
 */
export function Frame() {
  return (
    <VisitorView>
      <AddressLanguage>
        <PublicFrame />
      </AddressLanguage>
    </VisitorView>
  );
}

function PublicFrame() {
  const pressed = useRef<ReturnType<typeof takeEarlyPress>>(null);
  useLayoutEffect(() => {
    pressed.current ??= takeEarlyPress();
  }, []);
  // Before a button that was pressed early is pressed again.
  useFocusKept();
  // Where a published page has been taken over, time now goes on.
  useEffect(() => {
    holdPresent(undefined);
    pressed.current?.click();
    pressed.current = null;
  }, []);
  return (
    <div className={classes.frame}>
      <SkipLink />
      <AnnouncementTicker />
      <Header />
      <StatusLine />
      <main id="main" tabIndex={-1} className={classes.main}>
        <DraftPreview>
          <KeptScreens />
        </DraftPreview>
      </main>
      <Footer />
      <BottomBar />
      <Afterwards />
      <Welcome />
    </div>
  );
}
