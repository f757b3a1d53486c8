/** What is asked of the back end and never answered here; of its storage the pictures are. */
const paths = ['/rest/*', '/auth/*', '/functions/*', '/realtime/*'];

/** An installation in a browser with static routes, which the standard library does not know. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(rules: readonly object[]): Promise<void>;
}

/**
 * Has the browser send such requests past this version once it is in charge, where it can: they need
 * not start a worker that leaves them alone, nor keep one at work that is to give way to a newer one.
 */
export function passBackend(event: RoutedInstall): void {
  const or = paths.map((pathname) => ({
    urlPattern: { protocol: '*', hostname: '*', port: '*', pathname },
  }));
  const passed = event.addRoutes?.([{ condition: { or }, source: 'network' }]);
  if (passed) event.waitUntil(passed.catch(() => undefined));
}
