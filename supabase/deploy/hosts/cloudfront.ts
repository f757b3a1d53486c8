import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { headerRules } from '#local/headers-file.ts';
import { readerHeaders } from '#local/reader-language.ts';
import { TYPES } from '#local/static-app.ts';
import { languageCookie, languages } from '#shared/localized.ts';
import { expressionOf, type HostInput } from './rules.ts';

/**
 * Two CloudFront Functions: one that leads an address to its page before the bucket is asked, and one that
 * sets the headers. They cannot look into the bucket, so what is published is written into the first.
 */
export async function cloudfrontFiles(input: HostInput): Promise<Record<string, string>> {
  return {
    'viewer-request.js': await requestFunction(input),
    'viewer-response.js': await responseFunction(input),
  };
}

/** Parts of the site that have published pages by their first name, and days that have pages of their own. */
async function publishedIn(site: string): Promise<{ sections: string[]; days: string[] }> {
  const root = join(site, 'pages', languages[0]);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)).replaceAll('\\', '/'));
  const sections = files.map((file) => (file.includes('/') ? (file.split('/')[0] ?? '') : ''));
  const days = files.filter((file) => /\/[\d-]{10}\.html$/.test(file));
  return { sections: [...new Set(sections)].sort(), days: days.map((file) => `/${file}`).sort() };
}

async function requestFunction({ site }: HostInput): Promise<string> {
  const { sections, days } = await publishedIn(site);
  return `const languages = ${JSON.stringify(languages)};
const sections = ${JSON.stringify(sections)};
const days = ${JSON.stringify(days)};

function languageOf(request) {
  const asked = request.querystring.lng;
  if (asked && languages.includes(asked.value)) return asked.value;
  const chosen = request.cookies['${languageCookie}'];
  const accepted = request.headers['accept-language'];
  const codes = (accepted ? accepted.value : '').split(',').map((part) => {
    const quality = /;\\s*q=([\\d.]+)/.exec(part);
    return { code: part.trim(), q: quality ? Number(quality[1]) : 1 };
  });
  codes.sort((one, other) => other.q - one.q);
  const known = [chosen ? chosen.value : '']
    .concat(codes.filter((one) => one.q > 0).map((one) => one.code))
    .map((code) => code.slice(0, 2).toLowerCase())
    .filter((code) => languages.includes(code));
  return known[0] || languages[0];
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (/\\.[^/]*$|^\\/(assets|locales)\\//.test(uri)) return request;
  const path = uri.replace(/\\/+$/, '');
  const section = path.split('/')[1] || '';
  if (!sections.includes(section)) {
    request.uri = '/index.html';
    return request;
  }
  const day = request.querystring.day ? request.querystring.day.value : '';
  const name = days.includes(path + '/' + day + '.html') ? day : 'index';
  request.uri = '/pages/' + languageOf(request) + path + '/' + name + '.html';
  return request;
}
`;
}

async function responseFunction({ dist, backend }: HostInput): Promise<string> {
  const rules = (await headerRules(dist, backend)).map((rule) => [
    expressionOf(rule),
    Object.fromEntries(Object.entries(rule[1]).map(([name, value]) => [name, value ?? ''])),
  ]);
  return `const rules = ${JSON.stringify(rules, null, 1)};
const types = ${JSON.stringify(TYPES)};

function handler(event) {
  const headers = event.response.headers;
  const uri = event.request.uri;
  rules.forEach((rule) => {
    if (!new RegExp(rule[0]).test(uri)) return;
    Object.keys(rule[1]).forEach((name) => {
      if (rule[1][name] === '') delete headers[name];
      else headers[name] = { value: rule[1][name] };
    });
  });
  const extension = /\\.\\w+$/.exec(uri);
  if (extension && types[extension[0]]) headers['content-type'] = { value: types[extension[0]] };
  if (/^\\/(index\\.html$|pages\\/)/.test(uri)) headers.vary = { value: '${readerHeaders}' };
  return event.response;
}
`;
}
