import { type HeaderRule, headerRules } from '#local/headers-file.ts';

/** What the files of a host are made of. */
export interface HostInput {
  /** The built app, and the folder where it is laid out with the published files. */
  dist: string;
  site: string;
  /** Address of the back end. */
  backend: string;
}

/** The headers of an address by the last rule that names them, as those of the pages are. */
export async function pageHeaders({ dist, backend }: HostInput): Promise<Record<string, string>> {
  const rules = await headerRules(dist, backend);
  const general = rules.filter(([pattern]) => pattern === '/*').map(([, headers]) => headers);
  return Object.assign({}, ...general);
}

/** A pattern of a rule as a regular expression. */
export function expressionOf([pattern]: HeaderRule): string {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&'));
  return `^${parts.join('.*')}$`;
}
