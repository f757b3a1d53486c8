import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Letters of a file's hash in the names of its classes. */
const length = 4;

/**
 * Makes the namer of classes in CSS modules below a folder: four letters for the file, and the class's
 * number among those of the file, in the order of their first mention. Pages, style sheets and code name
 * each many times. Throws where two files would share their letters.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = new Map<string, { readonly path: string; readonly names: string[] }>();
  return (name, file) => {
    const path = relative(folder, file).split('?')[0] ?? '';
    const hash = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`).toString(36);
    // The first ones are far from evenly spread.
    const letters = hash.slice(-length);
    const owner = files.get(letters) ?? { path, names: [] };
    if (owner.path !== path)
      throw new Error(`${owner.path} and ${path} both have the letters ${letters}`);
    files.set(letters, owner);
    if (!owner.names.includes(name)) owner.names.push(name);
    return `_${letters}${owner.names.indexOf(name).toString(36)}`;
  };
}
