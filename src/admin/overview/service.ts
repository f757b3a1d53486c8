import { isRecord } from '#shared/record.ts';

/** How the service stands, as `service_health` tells it; null is what nobody knows. */
export interface Service {
  /** Push messages that wait, and how long the oldest of them is due, seconds. */
  readonly pushes: { readonly waiting: number; readonly late: number };
  /** How long the oldest change waits for its publication, seconds. */
  readonly unpublished: number | null;
  /** What servers note of themselves; null on the hosted service. */
  readonly server:
    | (Readonly<Record<ServerFigure, number | null>> & {
        /** For how long there are data without any backup, seconds; an earlier server does not say it. */
        readonly unbacked?: number | null;
      })
    | null;
}

const serverFigures = [
  ...(['failing', 'slow_pulls', 'refused_sign_ins'] as const),
  ...(['connections', 'disk_free', 'backup_age'] as const),
] as const;
type ServerFigure = (typeof serverFigures)[number];

/**
 * From where on something is wrong; `docs/operations/alerts.yml` sounds its alarms for the same. Seconds,
 * parts of 1, and sign-ins per second.
 */
export const limits = {
  failing: 0.01,
  slow_pulls: 0.05,
  late: 120,
  unpublished: 15 * 60,
  backup_age: 1_200,
  /** The first backup is made at the start of what makes them. */
  unbacked: 3_600,
  disk_free: 0.15,
  refused_sign_ins: 0.2,
  connections: 160,
} as const;

/** One thing that is watched: its words are `service.NAME.good`, `.bad` and `.do`. */
export interface Watched {
  readonly name:
    | 'answers'
    | 'speed'
    | 'pushes'
    | 'pages'
    | 'backups'
    | 'disk'
    | 'sign_ins'
    | 'connections';
  readonly good: boolean;
  /** The figure: seconds, a part of 1, or how many; null for a backup that was never made. */
  readonly figure: number | null;
}

/** Everything that is watched and known of a service, what is wrong first. */
export function watchedOf({ pushes, unpublished, server }: Service, publishes: boolean) {
  const watched: Watched[] = [];
  const add = (name: Watched['name'], figure: number | null, good: boolean) =>
    watched.push({ name, figure, good });
  add('pushes', pushes.late, pushes.late <= limits.late);
  if (publishes) add('pages', unpublished, (unpublished ?? 0) <= limits.unpublished);
  if (server) {
    const { failing, slow_pulls, connections, disk_free, backup_age, refused_sign_ins } = server;
    if (failing !== null) add('answers', failing, failing <= limits.failing);
    if (slow_pulls !== null) add('speed', slow_pulls, slow_pulls <= limits.slow_pulls);
    const isFresh = (server.unbacked ?? Number.POSITIVE_INFINITY) <= limits.unbacked;
    add('backups', backup_age, backup_age === null ? isFresh : backup_age <= limits.backup_age);
    if (disk_free !== null) add('disk', disk_free, disk_free >= limits.disk_free);
    if (refused_sign_ins !== null)
      add('sign_ins', refused_sign_ins, refused_sign_ins <= limits.refused_sign_ins);
    if (connections !== null) add('connections', connections, connections <= limits.connections);
  }
  return watched.sort((a, b) => Number(a.good) - Number(b.good));
}

/** Reads the server's answer. */
export function readService(value: unknown): Service | undefined {
  if (!isRecord(value) || !isRecord(value.pushes)) return undefined;
  const { pushes, unpublished, server } = value;
  const numeric = (one: unknown) => one === null || typeof one === 'number';
  const good =
    typeof pushes.waiting === 'number' &&
    typeof pushes.late === 'number' &&
    numeric(unpublished) &&
    (server === null ||
      (isRecord(server) &&
        serverFigures.every((name) => numeric(server[name])) &&
        numeric(server.unbacked ?? null)));
  return good ? (value as unknown as Service) : undefined;
}
