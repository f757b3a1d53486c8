import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheControlOf } from '#local/security-headers.ts';
import { cloudfrontFiles } from './cloudfront.ts';
import { cloudflareFiles, netlifyFiles } from './networks.ts';
import { nginxFiles } from './nginx.ts';
import type { HostInput } from './rules.ts';

export const hosts = ['cloudflare', 'netlify', 's3', 'nginx'] as const;
/** Who serves the files of the site. */
export type Host = (typeof hosts)[number];

/**
 * Writes what a host has to be told: files that belong to the site into the laid out site, others into
 * `beside`. Answers their paths.
 */
export async function writeHostFiles(
  host: Host,
  input: HostInput,
  beside: string,
): Promise<string[]> {
  const made = await filesOf(host, input);
  const places = [
    [input.site, made.site],
    [beside, made.beside],
  ] as const;
  const paths: string[] = [];
  for (const [folder, files] of places) {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      paths.push(path);
    }
  }
  return paths;
}

type Files = Readonly<Record<string, string>>;

async function filesOf(host: Host, input: HostInput): Promise<{ site: Files; beside: Files }> {
  if (host === 'cloudflare') return { site: await cloudflareFiles(input), beside: {} };
  if (host === 'netlify') return netlifyFiles(input);
  return {
    site: {},
    beside: host === 's3' ? await cloudfrontFiles(input) : await nginxFiles(input),
  };
}

/** How the laid out site gets to its host; words in capitals are for a person to fill in. */
export function uploadOf(host: Host, site: string, beside: string): string[] {
  if (host === 'cloudflare') {
    return [`npx wrangler pages deploy ${site} --project-name NAME --branch main`];
  }
  if (host === 'netlify') return [`npx netlify deploy --prod --cwd ${beside}`];
  if (host === 's3') {
    const kept = '--cache-control "public, max-age=31536000, immutable"';
    return [
      `aws s3 sync ${site}/assets s3://BUCKET/assets ${kept}`,
      `aws s3 sync ${site}/snapshot s3://BUCKET/snapshot ${kept}`,
      `aws s3 sync ${site} s3://BUCKET --exclude "assets/*" --exclude "snapshot/*" --exclude snapshot.json --cache-control no-cache`,
      // Last, for it leads to all the others.
      `aws s3 cp ${site}/snapshot.json s3://BUCKET/snapshot.json --cache-control "${cacheControlOf('/snapshot.json')}"`,
      `CloudFront → Functions: ${beside}/viewer-request.js and viewer-response.js (runtime 2.0), published and named in the default behaviour`,
      'CloudFront → Error pages: 403 and 404 answer /index.html with the code 404, kept for 0 seconds',
    ];
  }
  return [
    // First what pages and pointer lead to: rsync by itself takes them before what lies in folders.
    `rsync -a ${site}/assets ${site}/snapshot SERVER:/srv/forum/`,
    `rsync -a --delete-after ${site}/ SERVER:/srv/forum/`,
    `${beside}/forum-http.conf goes into /etc/nginx/conf.d, ${beside}/forum-server.conf is included by the server { root /srv/forum; … } with the certificate; then nginx -t && systemctl reload nginx`,
  ];
}
