import { afterEach, expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { live } from '../../../tests/tools/live.ts';
import { useHalfWritten } from './half-written.ts';

afterEach(() => void vi.unstubAllGlobals());

let field: ReturnType<typeof useHalfWritten> | undefined;

function Field({ before }: { readonly before: string }) {
  field = useHalfWritten('line', before);
  return null;
}

test('a field outlasts a reload while it is half written, and follows what stands there once it is said', async () => {
  vi.stubGlobal('sessionStorage', createLocalStorage());
  const page = await live(<Field before="good" />);
  await page.act(() => field?.write('very go'));
  await page.stop();
  const reloaded = await live(<Field before="good" />);
  expect(field?.text).toBe('very go');
  await reloaded.act(() => field?.write('very good'));
  await reloaded.show(<Field before="very good" />);
  await reloaded.act(() => field?.forget());
  // As another tab says it otherwise.
  await reloaded.show(<Field before="fair" />);
  expect(field?.text).toBe('fair');
  await reloaded.act(() => field?.write('poor'));
  await reloaded.act(() => field?.write('fair'));
  await reloaded.stop();
  expect(sessionStorage.getItem('halfWritten line')).toBeNull();
});
