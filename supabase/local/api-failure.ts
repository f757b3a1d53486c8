/** What a refusal says, in the words of whichever part of the API is asked. */
export interface Refusal {
  status: number;
  /** For programs: the code of Auth and Storage. */
  code: string;
  /** The code where the table API has one of its own. */
  restCode?: string;
  message: string;
  headers?: Record<string, string>;
}

/** A refusal in the shape that the part of the API at this path gives its own. */
export function apiFailure(
  pathname: string,
  { status, code, restCode, message, headers = {} }: Refusal,
): Response {
  const body = pathname.startsWith('/auth/v1/')
    ? { code: status, error_code: code, msg: message }
    : pathname.startsWith('/storage/v1/')
      ? { statusCode: String(status), error: code, message }
      : { code: restCode ?? code, message, details: null, hint: null };
  return Response.json(body, { status, headers });
}
