import type { WorkboxPlugin } from 'workbox-core';

/**
 * Lets only complete answers of the expected content type into a cache: a captive portal or a host's
 * error page answers 200 with HTML to everything.
 */
export function onlyOfType(expected: RegExp): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ response }) =>
      Promise.resolve(
        response.status === 200 && expected.test(response.headers.get('content-type') ?? '')
          ? response
          : null,
      ),
  };
}
