import type { FunctionEnvironment } from './functions.ts';
import { mailSettings } from './mail-settings.ts';
import type { PushKeys } from './push-keys.ts';
import { PUBLISHABLE_KEY, type Secrets } from './secrets.ts';

interface Parts {
  /** Where people reach the forum, and where processes of this machine do. */
  readonly url: string;
  readonly innerUrl: string;
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  readonly pushKeys: PushKeys;
  readonly weatherUrl: string;
  /** Whether mails are kept to be looked at instead of being sent. */
  readonly keepsMail: boolean;
}

/** What edge functions find in their environment here, as the hosted service gives it and its secrets. */
export function functionEnvironment(parts: Parts): FunctionEnvironment {
  const { url, innerUrl, databaseUrl, secrets, pushKeys, weatherUrl, keepsMail } = parts;
  return {
    SUPABASE_URL: innerUrl,
    SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
    SUPABASE_DB_URL: databaseUrl,
    VAPID_PUBLIC_KEY: pushKeys.publicKey,
    VAPID_PRIVATE_KEY: pushKeys.privateKey,
    VAPID_SUBJECT: pushKeys.subject,
    PUSH_SECRET: pushKeys.secret,
    APP_URL: url,
    WEATHER_URL: weatherUrl,
    MAIL_SECRET: pushKeys.secret,
    MAIL_URL: `${url}/functions/v1/mail`,
    ...mailSettings(),
    ...(keepsMail && {
      MAIL_SERVICE_URL: `${innerUrl}/functions/v1/mailbox`,
      MAIL_SERVICE_KEY: pushKeys.secret,
      MAIL_KEPT: 'yes',
      MAIL_FROM: 'Forum <forum@forum.invalid>',
      MAIL_PER_MINUTE: '600',
    }),
  };
}
