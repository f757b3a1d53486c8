import { answerPage } from './page.ts';

/** An edge function of Netlify; what it does not answer is a file, and so is what it asks for itself. */
export default function answer(request: Request): Promise<Response | undefined> {
  const headers = new Headers(request.headers);
  return answerPage(request, (path) => fetch(new URL(path, request.url), { headers }));
}

export const config = {
  path: '/*',
  excludedPath: ['/assets/*', '/snapshot/*', '/snapshot.json', '/pages/*', '/*.html'],
};
