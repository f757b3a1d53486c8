import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Letters of a file's hash in the names of its classes. */
const length = 3;

/**
 * Makes the namer of classes in CSS modules below a folder: what a class is called in its file, and
 * three letters for the file. Pages, style sheets and code name each many times. Throws where two files
 * would share a name.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const path = relative(folder, file).split('?')[0] ?? '';
    const hash = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`).toString(36);
    const short = `_${name}_${hash.slice(0, length)}`;
    const owner = owners.get(short) ?? path;
    if (owner !== path) throw new Error(`${owner} and ${path} both make the class ${short}`);
    owners.set(short, path);
    return short;
  };
}
