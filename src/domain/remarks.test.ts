import { expect, test } from 'vitest';
import { isAskedFor, questionShownAt, remarkAt } from './remarks.ts';

const session = (over: object = {}) => ({
  starts: 100,
  ends: 200,
  event: {
    questions: 'edition' as const,
    feedback: 'edition' as const,
    cancelled: false,
    question_shown: 'Why?',
    ...over,
  },
});
const both = { questions: true, feedback: true };

test.each([
  [both, {}, true],
  [{ questions: false, feedback: true }, {}, false],
  [undefined, {}, false],
  [{ questions: false, feedback: false }, { questions: 'on' }, true],
  [both, { questions: 'off' }, false],
  [both, { questions: 'on', cancelled: true }, false],
])(
  'questions in an edition that says %j, of a session that says %j: %s',
  (edition, says, asked) => {
    expect(isAskedFor('questions', session(says), edition)).toBe(asked);
  },
);

test('questions before and during a session, how it was once it is over', () => {
  const at = (moment: number, says = {}) => remarkAt(session(says), both, moment);
  expect([at(0), at(199), at(200)]).toEqual(['questions', 'questions', 'feedback']);
  expect(at(200, { feedback: 'off' })).toBeUndefined();
  expect(at(0, { feedback: 'off' })).toBe('questions');
});

test('a question that is shown goes with its session', () => {
  expect(questionShownAt(session(), 199)).toBe('Why?');
  expect(questionShownAt(session(), 200)).toBeUndefined();
  expect(questionShownAt(session({ cancelled: true }), 150)).toBeUndefined();
  expect(questionShownAt(session({ question_shown: null }), 150)).toBeUndefined();
});
