import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '#local/command.ts';

/** Changes to files of the project, written together once all of them could be made. */
export class Draft {
  private readonly root: string;
  private readonly texts = new Map<string, string>();
  private readonly removed: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  /** A file as it will be; throws where there is none. */
  read(path: string): string {
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** Adds a file; throws where there is one already. */
  create(path: string, text: string): void {
    if (existsSync(join(this.root, path))) throw new PlainError(`${path} is there already.`);
    this.texts.set(path, text);
  }

  /** Takes a file away. */
  remove(path: string): void {
    this.removed.push(path);
  }

  /** Changes a file; what the change throws names the file. */
  edit(path: string, change: (text: string) => string): void {
    try {
      this.texts.set(path, change(this.read(path)));
    } catch (error) {
      throw new PlainError(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Changes a file of JSON. */
  editJson<T>(path: string, change: (value: T) => T): void {
    this.edit(path, (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`);
  }

  /** Writes all files and answers their paths. */
  save(): string[] {
    for (const path of this.removed) rmSync(join(this.root, path));
    for (const [path, text] of this.texts) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    return [...this.texts.keys()];
  }
}
