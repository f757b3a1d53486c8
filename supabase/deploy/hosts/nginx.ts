import { type HeaderRule, headerRules } from '#local/headers-file.ts';
import { TYPES } from '#local/static-app.ts';
import { languageCookie, languages } from '#shared/localized.ts';
import { expressionOf, type HostInput } from './rules.ts';

/**
 * Two files for nginx 1.18 and later: one for `http`, beside others in conf.d, and one for the `server` of the
 * site, whose root is the laid out site.
 */
export async function nginxFiles(input: HostInput): Promise<Record<string, string>> {
  const rules = await headerRules(input.dist, input.backend);
  const names = [...new Set(rules.flatMap(([, headers]) => Object.keys(headers)))];
  return {
    'forum-http.conf': [...names.map((name) => map(name, rules)), KEPT, READER].join('\n'),
    'forum-server.conf': server(names),
  };
}

const variable = (name: string) => `$forum_${name.replaceAll('-', '_')}`;

/** The value of a header by address; nginx leaves out what is empty. */
function map(name: string, rules: readonly HeaderRule[]): string {
  const lines = [...rules].reverse().flatMap((rule) => {
    if (!(name in rule[1])) return [];
    const value = JSON.stringify(rule[1][name] ?? '');
    return rule[0] === '/*' ? [`  default ${value};`] : [`  "~${expressionOf(rule)}" ${value};`];
  });
  // One default, the last that a rule gives.
  const defaults = lines.filter((line) => line.startsWith('  default'));
  const special = lines.filter((line) => !line.startsWith('  default'));
  return [`map $uri ${variable(name)} {`, ...defaults.slice(0, 1), ...special, '}', ''].join('\n');
}

/** How long an answer is kept: what is not there now may be in a moment, when the upload has brought it. */
const KEPT = `map $status $forum_kept { default ${variable('cache-control')}; "~^[45]" no-store; }
`;

/** What the header of a name is set to, with every status. */
const setTo = (name: string) => (name === 'cache-control' ? '$forum_kept' : variable(name));

const each = languages.map((language) => `${language} ${language};`).join(' ');

/** Whose page is read: the language that the address names, else the one chosen, else the first accepted. */
const READER = `map $http_accept_language $forum_accepted {
  default ${languages[0]};
  "~*^(?:.*?,\\s*)?(?<forum_spoken>${languages.join('|')})\\b" $forum_spoken;
}
map $cookie_${languageCookie} $forum_reader { default $forum_accepted; ${each} }
map $arg_lng $forum_language { default $forum_reader; ${each} }
map $arg_day $forum_day { default index; "~^(?<forum_date>[0-9-]{10})$" $forum_date; }
map $request_uri $forum_vary {
  default "accept-language, cookie";
  "~^/(assets|locales)/" "";
  "~^[^?]*\\.[^/?]*(\\?|$)" "";
}
`;

function server(names: readonly string[]): string {
  const types = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(TYPES)) {
    types.set(type, [...(types.get(type) ?? []), extension.slice(1)]);
  }
  const typed = [...types].map(([type, extensions]) => `  "${type}" ${extensions.join(' ')};`);
  return `types {
${typed.join('\n')}
}
default_type application/octet-stream;
# Of a record of TLS nothing can be read before all of it has come: with the 16 KB that nginx has by itself,
# a page's first words wait for its last on a slow network.
ssl_buffer_size 4k;
gzip on;
gzip_vary on;
gzip_types ${[...types.keys()]
    .filter((type) => /^(?!text\/html).*(?:text|json|xml|javascript)/.test(type))
    .map((type) => `"${type}"`)
    .join(' ')};

${[...names, 'vary'].map((name) => `add_header ${name} ${setTo(name)} always;`).join('\n')}

location / {
  try_files /pages/$forum_language$uri/$forum_day.html /pages/$forum_language$uri/index.html /index.html;
}
# What looks like a file is there or is not: an old tab must learn that its code is gone.
location ~ ^/(?:assets|locales)/|\\.[^/]*$ {
  try_files $uri =404;
}
`;
}
