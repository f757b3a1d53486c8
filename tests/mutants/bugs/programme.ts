import type { Bug } from '../bug.ts';

const plan = ['src/features/my-program/plan.test.ts'];
const tests = ['src/features/programme/programme.test.ts'];

/** Programme, now and next, filters, one’s own programme. */
export const programme: readonly Bug[] = [
  {
    file: 'src/domain/neighbours.ts',
    find: 'other.starts < session.ends &&',
    put: 'other.starts <= session.ends &&',
    does: 'a session that begins as this one ends counts as meanwhile',
    tests,
  },
  {
    file: 'src/domain/neighbours.ts',
    find: 'place !== null && other.event.location_id === place',
    put: 'other.event.location_id === place',
    does: 'sessions without a place are taken for neighbours in one hall',
    tests,
  },
  {
    file: 'src/domain/moment.ts',
    find: "return at < ends ? 'on' : 'over';",
    put: "return at <= ends ? 'on' : 'over';",
    does: 'in the minute of a change two sessions are on in one hall',
    tests,
  },
  {
    file: 'src/domain/moment.ts',
    find: "if (sessions.some((session) => momentOf(session, at) === 'on')) return day;",
    put: '',
    does: 'at midnight the programme of the night is gone',
    tests,
  },
  {
    file: 'src/domain/moment.ts',
    find: 'return days.find((day) => day >= today);',
    put: 'return days.find((day) => day > today);',
    does: 'the programme opens on tomorrow',
    tests,
  },
  {
    file: 'src/domain/programme.ts',
    find: 'if (event.chair_id) ids.delete(event.chair_id);',
    put: '',
    does: 'who chairs a session is named twice',
    tests,
  },
  {
    file: 'src/domain/programme.ts',
    find: 'const known = before?.byId.get(event.id);',
    put: 'const known = undefined as Session | undefined;',
    does: 'each change of one session redraws all of them',
    tests,
  },
  {
    file: 'src/features/programme/filter.ts',
    find: 'peopleOf(session).some(',
    put: 'session.participants.some(',
    does: 'sessions that a person chairs are not found under their name',
    tests,
  },
  {
    file: 'src/features/programme/filter.ts',
    find: '(!place || session.event.location_id === place)',
    put: '(!place || session.event.location_id !== place)',
    does: 'choosing a hall shows all other halls',
    tests,
  },
  {
    file: 'src/features/programme/hall-plan.ts',
    find: 'if (laneEnds.every((end) => end <= session.starts)) close();',
    put: 'if (laneEnds.every((end) => end < session.starts)) close();',
    does: 'sessions that follow each other are drawn at half their width',
    tests,
  },
  {
    file: 'src/features/programme/hall-plan.ts',
    find: '(b.capacity ?? 0) - (a.capacity ?? 0) || compareHalls(a, b)',
    put: 'compareHalls(a, b)',
    does: 'the main hall is out of sight in the plan of halls until it is moved',
    tests,
  },
  {
    file: 'src/domain/changes.ts',
    find: "if (event.cancelled) return 'cancelled';",
    put: '',
    does: 'the list of changes says of a cancelled session that it takes place',
    tests: ['src/domain/changes.test.ts'],
  },
  {
    file: 'src/features/my-program/plan.ts',
    find: 'return a.starts < b.ends && b.starts < a.ends;',
    put: 'return a.starts <= b.ends && b.starts <= a.ends;',
    does: 'favourites one after the other are said to clash',
    tests: plan,
  },
  {
    file: 'src/features/my-program/plan.ts',
    find: 'if (!last || session.ends >= last.ends) last = session;',
    put: 'last = session;',
    does: 'one is said to be free while another favourite still goes on',
    tests: plan,
  },
  {
    file: 'src/features/my-program/plan.ts',
    find: 'const going = sessions.filter(({ event }) => !event.cancelled);',
    put: 'const going = sessions;',
    does: 'a cancelled favourite clashes with one that takes place',
    tests: plan,
  },
  {
    file: 'src/features/my-program/plan.ts',
    find: 'metres / pace > minutes',
    put: 'metres / pace > minutes * 60',
    does: 'nobody is told that the way is too long',
    tests: plan,
  },
  {
    file: 'src/features/frame/screens.ts',
    find: 'kept.slice(0, mostKept)',
    put: 'kept',
    does: 'every list that is left stays in memory for as long as the page is open',
    tests: ['src/features/frame/screens.test.ts'],
  },
  {
    file: 'src/features/frame/screens.ts',
    find: 'entry !== undefined && entry === arrival.entry',
    put: 'entry !== undefined',
    does: 'whoever follows a link to a list comes upon another one that was left',
    tests: ['src/features/frame/screens.test.ts'],
  },
];
