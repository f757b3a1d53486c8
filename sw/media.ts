import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { mediaAddress } from '#shared/backend-address.ts';
import { mediumImage, smallImage, wholeImage } from '#shared/image.ts';
import { unlessFailed } from '#shared/unless-failed.ts';
import { type KeptImages, largeImageCache, smallImageCache } from '#shared/worker-message.ts';
import { onlyOfType } from './answer-type.ts';
import { dropImages, mayKeepImages } from './image-room.ts';
import { inPatience } from './patience.ts';

const imageType = /^image\//;

/** A server in trouble or a captive portal is a failure; a picture that does not exist is an answer. */
const failing: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) => {
    const { status, headers } = response;
    const absent = status >= 400 && status < 500 && status !== 429;
    if (absent || imageType.test(headers.get('content-type') ?? '')) {
      return Promise.resolve(response);
    }
    return Promise.reject(new TypeError(`No picture: status ${status}`));
  },
};

/** Without a network another version is better than a hole, the larger first. */
const anotherInstead: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const whole = wholeImage(request.url);
    const medium = mediumImage(whole) ?? whole;
    return (
      (await caches.match(whole, { cacheName: largeImageCache })) ??
      (await caches.match(medium, { cacheName: largeImageCache })) ??
      caches.match(smallImage(whole), { cacheName: smallImageCache })
    );
  },
};

/** A stored picture never changes under its name, so the first copy is as good as any later one. */
function keeping(cacheName: string, ...more: WorkboxPlugin[]): CacheFirst {
  return new CacheFirst({
    cacheName,
    // An answer without CORS is opaque: browsers count it as megabytes, and its type is hidden.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      failing,
      onlyOfType(imageType),
      { cacheWillUpdate: async ({ response }) => ((await mayKeepImages()) ? response : null) },
      ...more,
    ],
  });
}

const many = { maxEntries: 2000 };
const small = keeping(smallImageCache, new ExpirationPlugin(many), anotherInstead);
const large = keeping(largeImageCache, new ExpirationPlugin({ maxEntries: 150 }), anotherInstead);
// To make room goes through all that is held: once in a worker's life, not for each that is fetched ahead.
const ahead = keeping(smallImageCache);
const age = new CacheExpiration(smallImageCache, many);
const makeRoom = unlessFailed(() => age.expireEntries());
const bucket = new URL(mediaAddress(''), location.origin).href;

registerQuotaErrorCallback(dropImages);

const isSmall = (address: string) => /\.small\.[a-z]+$/.test(address);

/** Pictures of the content are kept as they are seen: many small ones, the last large ones. */
export const mediaRoute = new Route(
  ({ request, url }) => request.destination === 'image' && url.href.startsWith(bucket),
  { handle: (options) => (isSmall(options.request.url) ? small : large).handle(options) },
);

/** Fetches small pictures the device does not hold yet, one by one and behind other traffic. */
export async function keepImages(
  event: ExtendableEvent,
  addresses: readonly string[],
): Promise<KeptImages> {
  for (const address of addresses) {
    if (!address.startsWith(bucket) || !isSmall(address)) continue;
    if (!(await mayKeepImages())) return { goOn: false };
    const request = new Request(address, { priority: 'low', signal: inPatience() });
    try {
      const [answer, stored] = ahead.handleAll({ event, request });
      await answer;
      await stored;
      await age.updateTimestamp(address);
    } catch {
      return { goOn: false };
    }
  }
  await makeRoom();
  return { goOn: true };
}
