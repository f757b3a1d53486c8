import type { Bug } from '../bug.ts';

const sounds = ['src/features/live/player/sounds.test.ts'];
const spoken = ['src/domain/spoken.test.ts'];
const rules = ['tests/unit/entity-rules.test.ts'];

/** Languages of sessions, their interpretation, and the sounds beside the stream. */
export const tongues: readonly Bug[] = [
  {
    file: 'src/domain/spoken.ts',
    find: '[...spoken, ...interpretation.map(({ language }) => language)]',
    put: '[...spoken]',
    does: 'a session is not found by the languages it is interpreted into',
    tests: [...spoken, 'src/features/programme/programme.test.ts'],
  },
  {
    file: 'src/domain/spoken.ts',
    find: '  interpretation = [],\n}: Tongues)',
    put: '  interpretation,\n}: Required<Tongues>)',
    does: 'a row that a device has held since before breaks its page',
    tests: spoken,
  },
  {
    file: 'src/entities/kit/interpretation.ts',
    find: 'given.flatMap(({ channel }) => channel ?? [])',
    put: 'given.map(({ channel }) => channel)',
    does: 'two interpretations without a channel are said to have the same',
    tests: rules,
  },
  {
    file: 'src/entities/kit/interpretation.ts',
    find: "by === 'headset' &&",
    put: '',
    does: 'a stream of sound may have a channel of the headsets, which the database refuses',
    tests: rules,
  },
  {
    file: 'src/exchange/table/interpretation-text.ts',
    find: 'whole.length === read.length ? whole : undefined',
    put: 'whole',
    does: 'a part of a cell that says no interpretation is left out in silence',
    tests: ['src/exchange/table/interpretation-text.test.ts'],
  },
  {
    file: 'src/features/live/player/sounds.ts',
    find: "stream.kind === 'link' ? { kind: 'audio', source: stream.source } : stream",
    put: "stream.kind === 'link' ? undefined : stream",
    does: 'the address of a radio that names no file is not offered as a sound',
    tests: sounds,
  },
  {
    file: 'src/features/live/player/sounds.ts',
    find: "light: picture.kind === 'hls'",
    put: 'light: true',
    does: 'on a thin network a whole film is loaded anew for its sound',
    tests: sounds,
  },
  {
    file: 'src/features/live/player/thin.ts',
    find: 'instants.at(-halts), instants.at(-1)',
    put: 'instants[0], instants.at(-1)',
    does: 'one halt, or halts of an hour ago, take the picture away or keep it',
    tests: ['src/features/live/player/thin.test.ts'],
  },
  {
    file: 'src/features/live/player/data-cost.ts',
    find: '(rate / 8) * 3_600',
    put: 'rate * 3_600',
    does: 'an hour is said to cost eight times what it does',
    tests: ['src/features/live/player/data-cost.test.ts'],
  },
  {
    file: 'supabase/schemas/02_shapes.sql',
    find: "or one ->> 'channel' = any (channels)",
    put: '',
    does: 'the schemas let two interpretations share a channel, the migrations do not',
    tests: ['tests/db/schemas.test.ts'],
  },
];
