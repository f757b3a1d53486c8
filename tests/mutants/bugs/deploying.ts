import type { Bug } from '../bug.ts';

const sql = ['tests/deploy/hosted-sql.test.ts'];
const hosts = ['tests/deploy/hosts.test.ts'];
const check = ['tests/deploy/check.test.ts'];

/** The way to hosted services, and the questions to what is there. */
export const deploying: readonly Bug[] = [
  {
    file: 'supabase/hosted/05_publish.sql',
    find: ' where revision < sync.latest();',
    put: ';',
    does: 'pages are published every minute, whether or not anything has changed',
    tests: sql,
  },
  {
    file: 'supabase/hosted/01_calls.sql',
    find: 'if kept is null then',
    put: 'if kept is null or true then',
    does: 'the files of the hosted database cannot be run a second time',
    tests: sql,
  },
  {
    file: 'supabase/deploy/hosts/cloudfront.ts',
    find: "'/pages/' + languageOf(request) + path",
    put: "'/pages/fr' + path",
    does: 'CloudFront answers everybody in French',
    tests: hosts,
  },
  {
    file: 'supabase/deploy/check/site.ts',
    find: '/max-age=[1-9]/.test(told)',
    put: '!told',
    does: 'the check does not see that browsers keep for a year that a file is not there yet',
    tests: check,
  },
  {
    file: 'supabase/deploy/edge/page.ts',
    find: "  headers.set('vary', readerHeaders);",
    put: '',
    does: 'a content network hands the page of one reader to those of another language',
    tests: hosts,
  },
  {
    file: 'supabase/deploy/check/data.ts',
    find: '[400, 401, 403].includes(status) &&',
    put: 'status < 500 ||',
    does: 'the check takes a table that anybody may read for a closed one',
    tests: check,
  },
  {
    file: 'supabase/deploy/run-step.ts',
    find: '    await rm(folder, { recursive: true, force: true });',
    put: '',
    does: 'secrets stay behind in a folder for everything temporary',
    tests: check,
  },
  {
    file: 'supabase/deploy/settings.ts',
    find: "if (error.code === 'ENOENT') return '';",
    put: "return '';",
    does: 'where the settings cannot be read other keys are made, and every device has to subscribe anew',
    tests: ['tests/unit/deploy-settings.test.ts'],
  },
  {
    file: 'supabase/deploy/origin-of.ts',
    find: "protocol !== 'https:' && !thisMachine.includes(hostname)",
    put: 'false',
    does: 'a site without encryption is deployed, to which no browser gives pushes',
    tests: ['tests/unit/deploy-settings.test.ts'],
  },
];
