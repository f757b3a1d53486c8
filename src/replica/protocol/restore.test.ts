import { expect, test } from 'vitest';
import type { FailureCode } from '#shared/failure.ts';
import { refusedRow } from './restore.ts';

const failure = (code: FailureCode, state: string, message: string, details: string | null) => ({
  code,
  detail: `400 ${JSON.stringify({ code: state, message, details, hint: null })}`,
});

test.each([
  ['conflict', '23505', 'there is another speaker 7 here', 'differs'],
  ['conflict', '23505', 'duplicate key value violates unique constraint', 'taken'],
  ['conflict', '23503', 'violates foreign key constraint', 'refers'],
  ['invalid', '22023', 'a row of the archive is none of this version', 'unknown'],
  ['invalid', '22023', 'no "starts_at" of this event is planned with such a value', 'invalid'],
  ['invalid', '23514', 'violates check constraint', 'invalid'],
] as const)('a restore is ended by a row: %s %s %s', (code, state, message, reason) => {
  expect(refusedRow(failure(code, state, message, 'speaker 7'))).toEqual({
    ...{ kind: 'speaker', id: '7', reason },
  });
});

test.each([
  failure('denied', '42501', 'only administrators restore', 'speaker 7'),
  failure('conflict', '23505', 'there is another speaker 7 here', null),
  failure('invalid', '22023', 'the rows of an archive are a list', null),
  failure('invalid', '22023', 'a row of the archive is none of this version', 'exhibit 7'),
  { code: 'unavailable' as const, detail: 'deadline' },
])('no row is named by $code $detail', (refused) => {
  expect(refusedRow(refused)).toBeUndefined();
});
