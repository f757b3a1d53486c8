import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';

const templates = join(import.meta.dirname, '..', 'templates');

/** The mails of Auth, as `config.toml` names them for a hosted project. */
export const mailTemplates = {
  recovery: {
    subject: 'Nouveau mot de passe · New password · كلمة مرور جديدة',
    content_path: join(templates, 'recovery.html'),
  },
  magic_link: {
    subject: 'Lien de connexion · Sign-in link · رابط تسجيل الدخول',
    content_path: join(templates, 'magic_link.html'),
  },
};

/** The mail with its plain text in all three languages; nobody knows which one its reader speaks. */
export function inThreeLanguages(mail: EmailMessage): EmailMessage {
  const { text = '' } = mail;
  const link = /https?:\S+/.exec(text)?.[0];
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!link) return mail;
  const lines = [
    `Votre lien vers l’administration du forum\u00a0: ${link}`,
    code && `Ou le code\u00a0: ${code}`,
    '',
    `Your link to the administration of the forum: ${link}`,
    code && `Or the code: ${code}`,
    '',
    `رابطك إلى إدارة الملتقى: \u2066${link}\u2069`,
    code && `أو الرمز: \u2066${code}\u2069`,
  ];
  return { ...mail, text: lines.filter((line) => line !== undefined).join('\n') };
}
