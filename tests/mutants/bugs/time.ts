import type { Bug } from '../bug.ts';

const clock = ['src/replica/server-clock.test.ts'];
const wall = ['src/features/admin/events/wall-time.test.ts'];

/** The venue's clock, wrong clocks, and time zones. */
export const time: readonly Bug[] = [
  {
    file: 'src/shared/time.ts',
    find: 'return stated ?? zoneOffset(venueTimeZone, instant);',
    put: 'return zoneOffset(venueTimeZone, instant);',
    does: 'a phone with outdated tables shows every session an hour off',
    tests: ['src/shared/time.test.ts'],
  },
  {
    file: 'src/shared/time.ts',
    find: '- offset * 60_000;',
    put: '+ offset * 60_000;',
    does: 'what is typed at ten begins at twelve',
    tests: ['src/shared/time.test.ts', ...wall],
  },
  {
    file: 'src/shared/time.ts',
    find: 'time.length === 5 ? `${time}:00` : time',
    put: '`${time}:00`',
    does: 'a time with seconds is no time',
    tests: ['src/shared/time.test.ts'],
  },
  {
    file: 'src/shared/zone-offset.ts',
    find: "hourCycle: 'h23',",
    put: 'hour12: false,',
    does: 'in the hour after midnight every clock is a day off',
    tests: ['src/shared/zone-offset.test.ts'],
  },
  {
    file: 'src/shared/clock.ts',
    find: 'return held ?? Date.now() + skew;',
    put: 'return held ?? Date.now();',
    does: 'a phone whose clock is wrong shows another “now”',
    tests: clock,
  },
  {
    file: 'src/shared/clock.ts',
    find: 'if (instant === undefined) for (const listener of listeners) listener();',
    put: '',
    does: 'a page that was taken over shows the minute in which it was published',
    tests: ['src/shared/use-now.test.ts'],
  },
  {
    file: 'src/replica/server-clock.ts',
    find: 'Math.abs(middle) <= error ? 0 : middle',
    put: 'middle',
    does: 'a right clock is corrected by whatever the network took',
    tests: clock,
  },
  {
    file: 'src/replica/server-clock.ts',
    find: 'return agrees && grown <= error ? known : measured;',
    put: 'return measured;',
    does: 'one slow answer undoes what a quick one has measured',
    tests: clock,
  },
  {
    file: 'src/replica/server-clock.ts',
    find: 'return agrees && grown <= error ? known : measured;',
    put: 'return grown <= error ? known : measured;',
    does: 'a clock that was set right stays corrected',
    tests: clock,
  },
  {
    file: 'src/replica/server-clock.ts',
    find: 'if (presentTime() >= serverTime - tolerance) return;',
    put: 'return;',
    does: 'a screen whose clock fell back in a power cut shows last year until it has a network',
    tests: clock,
  },
  {
    file: 'src/shared/use-now.ts',
    find: 'everyMs - (presentTime() % everyMs)',
    put: 'everyMs',
    does: 'a session begins up to a minute late on a screen',
    tests: ['src/shared/use-now.test.ts'],
  },
  {
    file: 'src/shared/use-now.ts',
    find: 'const stopFollowing = onClockCorrected(catchUp);',
    put: 'const stopFollowing = () => {};',
    does: 'a corrected clock shows a minute later, or never on a hidden page',
    tests: ['src/shared/use-now.test.ts'],
  },
  {
    file: 'src/features/admin/events/wall-time.ts',
    find: 'night: wall.date > date,',
    put: 'night: false,',
    does: 'a session after midnight moves to the night before when it is saved',
    tests: wall,
  },
  {
    file: 'src/features/admin/events/wall-time.ts',
    find: 'return minutes > 0 ? minutes : minutes + 1440;',
    put: 'return minutes;',
    does: 'a session over midnight has a negative length',
    tests: wall,
  },
  {
    file: 'src/publish/clock.ts',
    find: 'if (event.cancelled || present >= ends) return Number.POSITIVE_INFINITY;',
    put: 'if (present >= ends) return Number.POSITIVE_INFINITY;',
    does: 'pages of cancelled sessions are published anew each minute',
    tests: ['src/publish/clock.test.ts'],
  },
  {
    file: 'src/publish/clock.ts',
    find: 'addDays(venueClock(now).date, 1)',
    put: 'addDays(new Date(now).toISOString().slice(0, 10), 1)',
    does: 'in the hour around midnight a kept page holds until the wrong day',
    tests: ['src/publish/clock.test.ts'],
  },
  {
    file: 'src/features/live/remaining.ts',
    find: 'Math.max(0, Math.ceil(ms / 1_000))',
    put: 'Math.ceil(ms / 1_000)',
    does: 'the countdown to the stream goes below nothing',
    tests: ['src/features/live/remaining.test.ts'],
  },
];
