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
  const known = error instanceof PlainError;
  const plain = known || (error as NodeJS.ErrnoException)?.code?.startsWith('ERR_PARSE_ARGS');
  console.error(plain ? (error as Error).message : error);
  process.exit(known ? error.exitCode : 1);
}
