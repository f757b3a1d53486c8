import {
  type ImportPreview,
  type ImportSummary,
  mostOperations,
  type Notice,
  notice,
  previewImport,
  publishNew,
  questionsIn,
  readSchedule,
  type Source,
  summaryOf,
} from '#exchange/index.ts';
import { type Administration, type Answer, ImportFailure } from './administration.ts';
import { unreadableMessage } from './messages.ts';

export interface ImportOptions {
  /** The current edition when none is named. */
  readonly edition?: number;
  /** Plans and tells, but writes nothing. */
  readonly dryRun?: boolean;
  /** Makes public at once what is new; otherwise it arrives as a draft. */
  readonly publish?: boolean;
  /** The yes to whatever is doubtful: a file that ends in the middle, days outside the edition. */
  readonly yes?: boolean;
}

/** What an import did, or on a dry run would do. */
export interface ImportReport extends Pick<ImportPreview, 'edition' | 'counts' | 'notices'> {
  readonly dialect: Source['dialect'];
  readonly title: Source['title'];
  readonly dryRun: boolean;
  readonly publish: boolean;
  /** True where nothing was written because a question waits for its yes. */
  readonly unanswered: boolean;
  readonly summary: ImportSummary;
}

/**
 * Reads a schedule into an edition, in one transaction; nothing is written while a question waits for
 * its yes. Throws an ImportFailure when nothing can be read.
 */
export async function importSchedule(
  bytes: Uint8Array,
  administration: Administration,
  { edition: wanted, dryRun = false, publish = false, yes = false }: ImportOptions = {},
): Promise<ImportReport> {
  const reading = readSchedule(bytes);
  if (!reading.ok) throw new ImportFailure(unreadableMessage(reading.reason));
  const { source } = reading;
  const { edition, rows } = await administration.pull(wanted);
  if (edition === undefined) {
    throw new ImportFailure('There is no edition yet. Name the one to make with --edition NUMBER.');
  }
  const plan = await previewImport(source, edition, rows);
  if (plan.operations.length > mostOperations) {
    throw new ImportFailure(
      `The file makes ${plan.operations.length} changes; at most ${mostOperations} go in at once. ` +
        'Split it, for instance by day. Nothing was written.',
    );
  }
  const operations = publish ? publishNew(plan.operations) : plan.operations;
  const unanswered = !yes && questionsIn(plan.notices).length > 0;
  const answers = dryRun || unanswered ? [] : await administration.push(operations);
  const { dialect, title } = source;
  const done = outcome(plan, answers);
  const summary = summaryOf(done);
  return { dialect, title, edition, dryRun, publish, unanswered, summary, ...done };
}

/** The plan's counts and notices without what the server did not take. */
function outcome(
  plan: ImportPreview,
  answers: readonly Answer[],
): Pick<ImportPreview, 'counts' | 'notices'> {
  const counts = structuredClone(plan.counts);
  const untaken: Notice[] = [];
  for (const [index, answer] of answers.entries()) {
    const operation = plan.operations[index];
    if (answer.status === 'applied' || !operation) continue;
    const count = counts[operation.kind];
    if (count) count[operation.action === 'insert' ? 'new' : 'changed'] -= 1;
    const where = { ...operation.where, id: operation.where.id ?? operation.id };
    untaken.push(
      answer.status === 'refused'
        ? notice('not_saved', where, `${operation.kind}: ${answer.message} (${answer.code})`)
        : notice('conflict', where, operation.kind),
    );
  }
  return { counts, notices: [...plan.notices, ...untaken] };
}
