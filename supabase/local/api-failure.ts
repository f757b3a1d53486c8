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
export function apiFailure(pathname: string, refusal: Refusal): Response {
  const { status, headers = {} } = refusal;
  return Response.json(apiFailureBody(pathname, refusal), { status, headers });
}

/** A refusal of Auth, whose code is a word of its own. */
export function authFailure(status: number, code: string, message: string): Response {
  return apiFailure('/auth/v1/', { status, code, message });
}

/** What such a refusal says. */
export function apiFailureBody(
  pathname: string,
  { status, code, restCode = code, message }: Refusal,
): object {
  if (pathname.startsWith('/auth/v1/')) return { code: status, error_code: code, msg: message };
  if (pathname.startsWith('/storage/v1/')) {
    return { statusCode: String(status), error: code, message };
  }
  return { code: restCode, message, details: null, hint: null };
}
