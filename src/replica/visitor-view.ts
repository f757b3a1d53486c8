import { entities, type Kind, kinds, type Row } from '#entities/index.ts';
import { memoLast } from '#shared/memo-last.ts';
import type { Content, ReplicaState } from './content/content-store.ts';
import type { ReadableReplica } from './replica.ts';

type Rows<K extends Kind> = ReadonlyMap<string, Row<K>>;

/** A filter that gives the same map again while its rows stay the same, and the rows when all pass. */
function only<K extends Kind>(seen: (row: Row<K>) => boolean): (rows: Rows<K>) => Rows<K> {
  return memoLast((rows: Rows<K>) => {
    const some = [...rows].filter(([, row]) => seen(row));
    return some.length === rows.size ? rows : new Map(some);
  });
}

const isPublished = (row: { readonly published: boolean }) => row.published;

/** Kinds whose rows say themselves whether they are published. */
type Published = {
  [K in Kind]: Row<K> extends { readonly published: boolean } ? K : never;
}[Kind];

/** A filter that leaves of every such kind what is published. */
function onlyPublished(): (all: Content) => Pick<Content, Published> {
  const filters = kinds
    .filter((kind): kind is Published => 'published' in entities[kind].fields)
    .map((kind) => [kind, only<Published>(isPublished)] as const);
  return (all) =>
    Object.fromEntries(
      filters.map(([kind, filter]) => [kind, filter(all[kind])]),
    ) as unknown as Pick<Content, Published>;
}

/**
 * Makes a replica that shows only what the public may see of another: an administrator's device
 * holds drafts as well, which its public screens must not show. The database's own rules, which hold
 * for everybody else, are in `sync.kinds.visible`.
 */
export function visitorView(replica: ReadableReplica): ReadableReplica {
  const published = onlyPublished();
  const speaker = only<'speaker'>((row) => row.published && row.edition_ids.length > 0);
  const location = only<'location'>((row) => row.published && row.edition_ids.length > 0);
  const announcement = only<'announcement'>(
    ({ status, recipients }) =>
      status === 'sent' && (recipients === 'all' || recipients === 'participants'),
  );
  const intervention = memoLast((rows: Rows<'intervention'>, events: Rows<'event'>) => {
    const some = [...rows].filter(([, { event_id }]) => events.get(event_id)?.published);
    return some.length === rows.size ? rows : new Map(some);
  });
  const view = memoLast(
    (all: Content): Content => ({
      ...all,
      ...published(all),
      speaker: speaker(all.speaker),
      location: location(all.location),
      announcement: announcement(all.announcement),
      intervention: intervention(all.intervention, all.event),
    }),
  );
  const see = memoLast((state: ReplicaState) => ({ ...state, content: view(state.content) }));
  const getState = () => {
    const state = replica.state.getState();
    const holdsMore = replica.session && replica.session.state.getState().phase !== 'signed_out';
    return holdsMore ? see(state) : state;
  };
  return { ...replica, state: { ...replica.state, getState } };
}
