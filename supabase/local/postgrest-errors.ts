import postgres from 'postgres';
import type { Role } from './caller.ts';

/** The body of an error as PostgREST sends it. */
export interface PostgrestError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

const STATUS_BY_CODE: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const STATUS_BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** Answers a failure of Postgres with the status and the body that PostgREST gives it. */
export function databaseErrorResponse(error: unknown, role: Role): Response {
  if (error instanceof postgres.PostgresError) {
    return errorResponse(statusOf(error.code, role), {
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    });
  }
  console.error('[rest]', error);
  return errorResponse(503, {
    code: 'PGRST000',
    message: 'Database connection error. Retrying the connection.',
    details: null,
    hint: null,
  });
}

/** An answer with an error of PostgREST's own. */
export function errorResponse(status: number, error: PostgrestError): Response {
  const headers = status === 503 ? { 'retry-after': '2' } : undefined;
  return Response.json(error, { status, ...(headers && { headers }) });
}

function statusOf(code: string, role: Role): number {
  // Anonymous callers may try again after signing in; for others there is nothing to try.
  if (code === '42501') return role === 'anon' ? 401 : 403;
  // RAISE … USING errcode = 'PT404' chooses its own status.
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}
