import type { Bug } from '../bug.ts';

const sounds = ['src/features/live/player/sounds.test.ts'];
const spoken = ['src/domain/spoken.test.ts'];
const rules = ['tests/unit/entity-rules.test.ts'];

/** Languages of sessions, their interpretation, the sounds beside the stream; tracks and parts. */
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
  {
    file: 'src/features/programme/filter.ts',
    find: '(!track || session.event.track_id === track) &&',
    put: '',
    does: 'the page of a track shows the whole programme',
    tests: ['src/features/programme/programme.test.ts'],
  },
  {
    file: 'src/admin/events/part-of.ts',
    find: 'whole === id || isPart || hasParts',
    put: 'whole === id || isPart',
    does: 'a session with parts becomes a part, which the server then refuses',
    tests: ['src/admin/events/part-of.test.ts'],
  },
  {
    file: 'supabase/schemas/09_programme.sql',
    find: '      or (part_of_id = new.id and id <> new.id)\n',
    put: '',
    does: 'two sessions may be part of each other',
    tests: ['tests/db/references.test.ts'],
  },
  {
    file: 'src/admin/editions/take-over.ts',
    find: '`${(field as { kind: string }).kind} ${id}`) ?? null',
    put: '`${(field as { kind: string }).kind} ${id}`) ?? id',
    does: 'the sessions of a copied edition stand in the tracks of the former one',
    tests: ['tests/db/edition-copies.test.ts'],
  },
  {
    file: 'src/exchange/archive/archive.ts',
    find: 'refersToItsKind(kind, one) - refersToItsKind(kind, other) ||',
    put: '',
    does: 'an archive with a part before its whole cannot be restored',
    tests: ['src/exchange/archive/pack.test.ts'],
  },
  {
    file: 'src/exchange/schedule-out/schedule.ts',
    find: "track?.published ? (text(track.name)?.text ?? '') : ''",
    put: "text(track?.name)?.text ?? ''",
    does: 'an exported schedule names tracks that are still drafts',
    tests: ['tests/unit/schedule-out.test.ts'],
  },
  {
    file: 'src/features/search/search-index.ts',
    find: '(row.track_id === id ? [`event:${event}`] : [])',
    put: '[]',
    does: 'sessions are found by the name that their track had',
    tests: ['src/features/search/search-index.test.ts'],
  },
  {
    file: 'src/admin/writing/names-of.ts',
    find: 'if (names.length <= 4) return list(names.map(isolated));',
    put: 'if (names.length <= 4) return list(names);',
    does: 'of two Latin names that are deleted the second is read first in Arabic',
    tests: ['src/admin/writing/names-of.test.ts'],
  },
  {
    file: 'src/admin/forms/use-entity-form.ts',
    find: '{ name: isolated(name) }',
    put: '{ name }',
    does: 'the question mark of a Latin name that was saved stands before it in Arabic',
    tests: ['src/admin/forms/use-entity-form.test.tsx'],
  },
  {
    file: 'src/admin/exchange/schedule-readers.tsx',
    find: 'fromTo(format.time(event.starts_at), format.time(event.ends_at))',
    put: '`${format.time(event.starts_at)}–${format.time(event.ends_at)}`',
    does: 'a line ends within the hours of a session that is to come in',
    tests: ['src/admin/exchange/schedule-readers.test.tsx'],
  },
];
