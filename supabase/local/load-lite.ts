/** Loads @supabase/lite, about a second's work, only where it is wanted. */
export async function loadLite() {
  // lite reads its switches when it loads.
  process.env.LITE_TELEMETRY = '0';
  process.env.EXPERIMENTAL_STORAGE = '1';
  return quietly(async () => ({
    ...(await import('@supabase/lite')),
    ...(await import('@supabase/lite/postgres')),
  }));
}

/** Without the warnings about Node 20 and about Storage being new, which nobody here can act on. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
