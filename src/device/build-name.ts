/** The address of the code that this page runs or, being a published one, is about to. */
export function entryAddress(): string | undefined {
  // A published page names the code that it will run, beside other files; the shell's runs it.
  const own =
    document.querySelector('link#entry') ?? document.querySelector('script[type=module][src]');
  return own?.getAttribute('href') ?? own?.getAttribute('src') ?? undefined;
}

/** The name of this build, from that of its entry file: another with every change of the app. */
export function buildName(): string {
  return (
    /(?:index-)?([\w.-]{1,40})$/.exec(entryAddress()?.replace(/\.js$/, '') ?? '')?.[1] ?? 'unknown'
  );
}
