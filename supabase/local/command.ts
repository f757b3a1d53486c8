/** What whoever runs a command can act on: told in its sentence, without a stack. */
export class PlainError extends Error {}

/** The command was called otherwise than it can be. */
export class UsageError extends PlainError {}

/** The exit code that says that the database is gone for good. */
export const DATABASE_LOST = 3;

/** Runs a command of the command line; whatever ends it is told, and it ends with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch(endWith);
}

/** Tells why, and ends this process with 1. */
export function endWith(error: unknown): never {
  const plain =
    error instanceof PlainError ||
    (error as NodeJS.ErrnoException)?.code?.startsWith('ERR_PARSE_ARGS');
  console.error(plain ? (error as Error).message : error);
  process.exit(1);
}
