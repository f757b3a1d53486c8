import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailTemplates } from '#local/mail-texts.ts';

const SUPABASE = join(import.meta.dirname, '..');

/**
 * What Auth is to be set to for a site, by the names of the service's own interface: nobody signs up,
 * mailed links lead to the site, second factors are on, and mails are in three languages.
 */
export async function authSettings(site: string): Promise<Record<string, string | boolean>> {
  const settings: Record<string, string | boolean> = {
    site_url: site,
    uri_allow_list: signIn(site),
    disable_signup: true,
    external_anonymous_users_enabled: false,
    external_email_enabled: true,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
  };
  for (const [mail, { subject, content_path }] of Object.entries(mailTemplates)) {
    settings[`mailer_subjects_${mail}`] = subject;
    settings[`mailer_templates_${mail}_content`] = await readFile(content_path, 'utf8');
  }
  return settings;
}

/**
 * Writes the same as a configuration of its own into `folder`/supabase, for `supabase config push` there:
 * supabase/config.toml speaks of the embedded back end's address.
 */
export async function writeAuthConfig(folder: string, site: string): Promise<void> {
  const mails = Object.entries(mailTemplates).map(
    ([mail, { subject }]) => `
[auth.email.template.${mail}]
subject = ${JSON.stringify(subject)}
content_path = "./supabase/templates/${mail}.html"
`,
  );
  const text = `project_id = "forum"

[auth]
site_url = ${JSON.stringify(site)}
additional_redirect_urls = [${JSON.stringify(signIn(site))}]
enable_signup = false
enable_anonymous_sign_ins = false

[auth.email]
enabled = true

[auth.mfa.totp]
enroll_enabled = true
verify_enabled = true
${mails.join('')}`;
  await mkdir(join(folder, 'supabase'), { recursive: true });
  await writeFile(join(folder, 'supabase', 'config.toml'), text);
  await cp(join(SUPABASE, 'templates'), join(folder, 'supabase', 'templates'), { recursive: true });
}

/** Where every mailed link leads: only administrators have accounts. */
function signIn(site: string): string {
  return `${site}/admin/login`;
}
