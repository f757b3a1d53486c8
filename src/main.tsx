import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startDevice } from '#device/start.ts';
import { loadPrayers } from '#domain/prayer-times.ts';
import { startLanguage } from '#i18n/start.ts';
import { dropPublishedPage, openPublishedPage, settlePublishedPage } from '#published/takeover.ts';
import { startReplica } from '#replica/start.ts';
import { holdsContent, whenShown } from '#replica/when-shown.ts';
import { nextTask } from '#shared/next-task.ts';
import { noteError, watchErrors } from '#visitor/error-reports/watch.ts';
import { startFavourites } from '#visitor/favourites/start.ts';
import { sendWaitingRemarks } from '#visitor/remarks/waiting.ts';
import { App } from './app.tsx';
import { makeRouter } from './routes/router.tsx';

/** How long a page that is not published may stay blank, in ms, while what the device holds is read. */
const mostBlank = 1_500;

/** What a screen that fails is replaced for is written down as by default, and reported. */
const caught = {
  onCaughtError(error: unknown) {
    console.error(error);
    noteError(error);
  },
};

void begin();

/** In a function: where a module waits at its top, a file of its own is made for each part that is loaded later. */
async function begin(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  startDevice();
  watchErrors();
  const messages = startLanguage();
  // Running the code so far has been a long task already, and so would be what follows.
  await nextTask();
  const page = openPublishedPage();
  // A page in another language than the reader's is about to go: nothing shall be asked for from there.
  await (document.documentElement.dataset.wanted ? messages : nextTask());
  const replica = startReplica(page?.seed);
  void startFavourites();
  void sendWaitingRemarks();
  await nextTask();
  const router = makeRouter();
  const app = (
    <StrictMode>
      <App replica={replica} router={router} />
    </StrictMode>
  );

  if (page) {
    // What the page shows must be at hand, for it is taken over in one go.
    await Promise.all([messages, router.load()]);
    settlePublishedPage(router);
    // A transition is rendered in pieces: whoever scrolls meanwhile is not held up.
    startTransition(() => void hydrateRoot(place, app, caught));
  } else {
    // What the device holds is painted in one go, for it would move what stands there without it.
    const whole = holdsContent() && Promise.all([router.load(), whenShown(replica), loadPrayers()]);
    await Promise.all([
      messages,
      Promise.race([whole, new Promise((late) => setTimeout(late, mostBlank))]),
    ]);
    dropPublishedPage();
    createRoot(place, caught).render(app);
  }
}
