import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a helper makes of a site what the process that hires it makes, and says what it cannot make', async () => {
  const script = join(import.meta.dirname, 'helping.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
  const { files, other, refusal, late } = JSON.parse(stdout);
  expect(files).toBeGreaterThan(30);
  expect(other).toEqual([]);
  expect(refusal).toContain('nowhere is not planned');
  expect(late).toContain('has ended');
});
