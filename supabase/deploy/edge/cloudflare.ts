import { answerPage } from './page.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** `_worker.js` of Cloudflare Pages, which asks for pages without `index.html` and `.html`. */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const page = await answerPage(request, (path) => {
      const address = new URL(path.replace(/(?:index)?\.html$/, ''), request.url);
      return ASSETS.fetch(new Request(address, request));
    });
    return page ?? ASSETS.fetch(request);
  },
};
