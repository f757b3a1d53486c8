import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** How many files are copied at a time. */
const atOnce = 64;

/** Copies what belongs to the project as it is on the disk, or what is wanted of it; the packages are shared. */
export async function copyProject(
  copy: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
  });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file && isWanted(file));
  const folders = new Set(files.map((file) => dirname(join(copy, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    await Promise.all(some.map((file) => copyFile(join(root, file), join(copy, file))));
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}
