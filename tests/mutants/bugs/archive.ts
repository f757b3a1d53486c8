import type { Bug } from '../bug.ts';

const remains = ['src/features/archive/archive.test.ts'];
const moves = ['src/features/archive/moves.test.ts'];
const keeping = ['src/device/keep-audio.test.ts'];
const parts = ['sw/part-of.test.ts'];
const paths = ['src/features/map/path-network.test.ts'];

/** What sessions leave, the sound that is kept of it, and the network of paths. */
export const archive: readonly Bug[] = [
  {
    file: 'src/device/keep-audio.ts',
    find: 'if (held.some(({ url }) => url === wish.url)) return show(held);',
    put: '',
    does: 'an attempt without a network deletes the recording that another tab has kept',
    tests: keeping,
  },
  {
    file: 'src/features/archive/archive.ts',
    find: "isRecorded(session, at) ? (session.event.recording_url ?? '') : ''",
    put: "session.event.recording_url ?? ''",
    does: 'a session has a recording before it has begun',
    tests: remains,
  },
  {
    file: 'src/features/archive/archive-screen.tsx',
    find: 'choices.tracks.has(value)',
    put: 'value !== undefined',
    does: 'an archive that is narrowed to a track of another edition shows nothing, and no chooser to leave it by',
    tests: ['src/features/archive/archive-screen.test.tsx'],
  },
  {
    file: 'src/features/archive/archive.ts',
    find: '|| known.has(sourceOf(url))) return false;',
    put: ') return false;',
    does: 'the same video stands twice',
    tests: remains,
  },
  {
    file: 'src/features/archive/archive.ts',
    find: '(!track || session.event.track_id === track) &&',
    put: '',
    does: 'a theme is chosen and everything stays',
    tests: remains,
  },
  {
    file: 'src/features/archive/moves.ts',
    find: "const forth = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';",
    put: "const forth = 'ArrowRight';",
    does: 'in Arabic the arrow that points onward leads back',
    tests: moves,
  },
  {
    file: 'src/device/fetch-audio.ts',
    find: "if ((length ?? 0) > free) throw new KeepError('too_much');",
    put: '',
    does: 'more is begun than may be kept',
    tests: keeping,
  },
  {
    file: 'src/device/fetch-audio.ts',
    find: 'return quota - usage - reserve;',
    put: 'return quota - usage;',
    does: 'a recording takes the last room of the content',
    tests: keeping,
  },
  {
    file: 'src/device/fetch-audio.ts',
    find: '!answer.body || !isSound.test(type)',
    put: '!answer.body',
    does: 'the sign-in page of a network is kept as a talk',
    tests: keeping,
  },
  {
    file: 'src/device/fetch-audio.ts',
    find: "if (come > room) end('no_room');",
    put: '',
    does: 'a file of unknown length fills the device',
    tests: keeping,
  },
  {
    file: 'src/device/kept-audio.ts',
    find: 'else if (file || !held.has(path + noteSuffix)) await cache.delete(path);',
    put: '',
    does: 'what was left unfinished takes room for ever',
    tests: keeping,
  },
  {
    file: 'sw/part-of.ts',
    find: 'Math.min(Number(last), size - 1)',
    put: 'Number(last)',
    does: 'a part that ends beyond the end says more than it is',
    tests: parts,
  },
  {
    file: 'sw/part-of.ts',
    find: 'if (from > to) {',
    put: 'if (false) {',
    does: 'a leap beyond the end is answered with nothing, as if it were something',
    tests: parts,
  },
  {
    file: 'sw/audio.ts',
    find: "request.headers.get('range')",
    put: 'null',
    does: 'players cannot leap within what is kept',
    tests: ['sw/audio.test.ts'],
  },
  {
    file: 'supabase/local/security-headers.ts',
    find: "    ...originsIn('AUDIO_ORIGINS', audio),\n",
    put: '',
    does: 'no recording can be kept, whatever the setting',
    tests: ['tests/unit/security-headers.test.ts'],
  },
  {
    file: 'src/features/map/path-network.ts',
    find: '      .near([from, to], meeting)\n      .filter((j) => j > i)',
    put: '      .near([from, to], 1e4)\n      .filter((j) => j > i)',
    does: 'every stretch of path is compared with every other',
    tests: paths,
  },
  {
    file: 'src/features/map/path-network.ts',
    find: '      .near([from, to], meeting)\n      .filter((j) => j > i)',
    put: '      .near([from], 0)\n      .filter((j) => j > i)',
    does: 'paths that meet are not joined',
    tests: paths,
  },
  {
    file: 'src/replica/protocol/restore.ts',
    find: "planned ? 'invalid' : (reasons[state] ?? 'invalid')",
    put: "reasons[state] ?? 'invalid'",
    does: 'a planned value that cannot be is said to be one of a later version',
    tests: ['src/replica/protocol/restore.test.ts'],
  },
  {
    file: 'src/features/archive/lightbox.tsx',
    find: 'aria-disabled={last}',
    put: 'disabled={last}',
    does: 'who goes to the last picture by its button can go back by no key',
    tests: ['src/features/archive/lightbox.test.tsx'],
  },
];
