/** What another site puts into its page to show one of ours in a frame; the title is for screen readers. */
export function frameOf(address: string, title: string): string {
  const told = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return [
    `<iframe src="${address}"`,
    `  title="${told}"`,
    '  style="width: 100%; height: 40rem; border: 0"',
    '  loading="lazy"></iframe>',
  ].join('\n');
}
