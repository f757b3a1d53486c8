import type { Bug } from '../bug.ts';

const editionSync = ['src/replica/sync/edition-sync.test.ts'];
const store = ['src/replica/content/content-store.test.ts'];

/** What the device holds: store, partition sync and edition sync. */
export const keeping: readonly Bug[] = [
  {
    file: 'src/features/offline/renewals.ts',
    find: "for (const id of changed === 'all' ? ['all'] : changed) changes.set(id, Date.now());",
    put: "for (const id of changed === 'all' ? ['all'] : changed) changes.set(id, Date.now());\n      clearTimeout(timer);\n      timer = setTimeout(() => void run(), publishing);",
    does: 'kept pages wait for half a minute without a change, which never comes on a busy day',
    tests: ['src/features/offline/renewals.test.ts'],
  },
  {
    file: 'src/replica/content/content-store.ts',
    find: 'if ((revisions.get(key) ?? seeded) >= row.revision) continue;',
    put: '',
    does: 'a row that arrives late replaces a newer one',
    tests: store,
  },
  {
    file: 'src/replica/content/content-store.ts',
    find: '(base[kind] as Map<string, Row>).delete(id);',
    put: '',
    does: 'a session that was withdrawn since its page was published stays on show',
    tests: [...store, ...editionSync],
  },
  {
    file: 'src/replica/content/content-store.ts',
    find: 'const changed = kindsOf([...entries, ...next]);',
    put: 'const changed = kindsOf(next);',
    does: 'a change that was discarded stays on show',
    tests: [...store, 'src/replica/outbox/outbox.test.ts'],
  },
  {
    file: 'src/replica/content/content-store.ts',
    find: 'stateVenueOffset(content.edition.get(String(edition))?.utc_offset);',
    put: '',
    does: 'times are those of the phone’s own tables, which are wrong about Morocco',
    tests: store,
  },
  {
    file: 'src/replica/sync/partition-sync.ts',
    find: 'damaged ||= !any && generation.asOf !== undefined;',
    put: '',
    does: 'a phone whose browser brought its database back empty shows an empty forum',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/partition-sync.ts',
    find: 'trusting = !page?.published;',
    put: 'trusting = true;',
    does: 'a phone fills from a published snapshot that its server disowns, again and again',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/partition-sync.ts',
    find: 'if (held.current) await discard(held.current);',
    put: '',
    does: 'each refill leaves a whole database behind on the phone',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/partition-sync.ts',
    find: 'const direct = !shown && !quiet;',
    put: 'const direct = true;',
    does: 'rows of two editions are on show together while one takes the place of the other',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/edition-sync.ts',
    find: 'if (unstored >= 2 && partitionSync) {',
    put: 'if (false) {',
    does: 'a full phone never gets the changes of the day',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/edition-sync.ts',
    find: 'if (!partitionSync || stays || current === undefined',
    put: 'if (!partitionSync || current === undefined',
    does: 'who looks at an archived edition is thrown into the current one',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/edition-sync.ts',
    find: 'if (!kept.has(name)) await rowStores.remove(name);',
    put: 'await rowStores.remove(name);',
    does: 'what the phone holds is deleted as if it were left over',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/edition-sync.ts',
    find: 'if (!partition.name.endsWith(`-${audience}`)) continue;',
    put: '',
    does: 'signing out deletes the visitor’s programme from the phone as well',
    tests: editionSync,
  },
  {
    file: 'src/replica/sync/edition-sync.ts',
    find: 'if (outcome.setBack && ',
    put: 'if (outcome.refilled && ',
    does: 'an administrator whose changes a restored server has forgotten hears nothing of it',
    tests: editionSync,
  },
  {
    file: 'src/replica/storage/stored-content.ts',
    find: 'for (let from = 0; from <= version; from += 1)',
    put: 'for (let from = version; from >= 0; from -= 1)',
    does: 'a page that opens while rows are being moved to a new version shows the part that has been',
    tests: ['tests/unit/kept-database.test.ts'],
  },
  {
    file: 'src/replica/storage/rxdb-row-store.ts',
    find: 'if (!feed || !(await isStored())) return',
    put: 'if (!feed) return',
    does: 'a slice that could not be stored is passed over, and its rows never come',
    tests: ['src/replica/storage/rxdb-row-store.test.ts', 'tests/sync/rxdb.test.ts'],
    argued:
      'RxDB 17 stores nothing after a write that failed, so the checkpoint stays; the guard is for one that goes on.',
  },
  {
    file: 'src/replica/visitor-view.ts',
    find: "status === 'sent' && (recipients === 'all' || recipients === 'participants')",
    put: "status === 'sent'",
    does: 'an administrator’s public pages show announcements to the staff',
    tests: ['src/replica/visitor-view.test.ts'],
  },
  {
    file: 'src/replica/visitor-view.ts',
    find: "replica.session.state.getState().phase !== 'signed_out'",
    put: "replica.session.state.getState().phase === 'signed_in'",
    does: 'drafts show on the public pages of an administrator whose session has run out',
    tests: ['src/replica/visitor-view.test.ts'],
  },
];
