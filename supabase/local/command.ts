/** What whoever runs a command can act on: told in its sentence, without a stack. */
export class PlainError extends Error {
  /** With what the command then ends. */
  readonly exitCode: number = 1;
}

/** The command was called otherwise than it can be. */
export class UsageError extends PlainError {}

/** The exit code that says that the database is gone for good. */
export const DATABASE_LOST = 3;

/** The exit code that says that the database is another version's, which this one does not serve. */
export const OTHER_DATABASE = 4;

/** Runs a command of the command line; whatever ends it is told, and it ends with 1 or the error's own code. */
export function runCommand(main: () => Promise<void>): void {
  main().catch(endWith);
}

/** Tells why, and ends this process. */
export function endWith(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(error instanceof PlainError ? error.exitCode : 1);
}

/** What ended a command, where whoever runs it can act on it; undefined for what is a fault of the program. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  if (error instanceof PlainError || code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  const reason = diskReasonOf(error);
  return reason && `${path ?? 'What is to be written'}: ${reason}.`;
}

const diskReasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'it lies on a disk that can only be read',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'it lies in a file, which is no folder',
  EISDIR: 'it is a folder, and no file',
  EEXIST: 'it is a file, and no folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this account may not fill more of the disk',
};

/** Why the disk refuses, in words; undefined for what is not the disk's. */
export function diskReasonOf(error: unknown): string | undefined {
  const { code = '', syscall = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // An address of the network that may not be used is refused by the same word.
  return /^(bind|listen|connect|spawn)/.test(syscall) ? undefined : diskReasons[code];
}

/** A count with what is counted, as "1 edition" or "2 editions"; `many` where its plural is another. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
