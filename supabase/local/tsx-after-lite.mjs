/**
 * tsx for `npm start`, with @supabase/lite loaded before it: its 300 modules, each asked of tsx on another
 * thread, were a third of what a start costs the processor. Nothing depends on it (load-lite.ts).
 */
// What the forum starts is given the same words, and needs no lite.
if (process.argv[1]?.endsWith('/supabase/local/cli.ts')) {
  const { warn } = console;
  // As in load-lite.ts.
  Object.assign(process.env, { LITE_TELEMETRY: '0', EXPERIMENTAL_STORAGE: '1' });
  console.warn = () => undefined;
  await Promise.all([import('@supabase/lite'), import('@supabase/lite/postgres')]);
  console.warn = warn;
}
await import('tsx');
