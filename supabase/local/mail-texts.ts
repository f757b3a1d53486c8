import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';

const templates = join(import.meta.dirname, '..', 'templates');

/** The mails of Auth, as `config.toml` names them for a hosted project. */
export const mailTemplates = {
  invite: {
    subject: 'Invitation au forum · Invitation to the forum · دعوة إلى الملتقى',
    content_path: join(templates, 'invite.html'),
  },
  recovery: {
    subject: 'Nouveau mot de passe · New password · كلمة مرور جديدة',
    content_path: join(templates, 'recovery.html'),
  },
  magic_link: {
    subject: 'Lien de connexion · Sign-in link · رابط تسجيل الدخول',
    content_path: join(templates, 'magic_link.html'),
  },
  email_change: {
    subject: 'Nouvelle adresse · New address · عنوان جديد',
    content_path: join(templates, 'email_change.html'),
  },
};

/** What Auth wrote for a forgotten password, as the invitation that it is. */
export async function asInvitation(mail: EmailMessage): Promise<EmailMessage> {
  const { subject, content_path } = mailTemplates.invite;
  const link = linkOf(mail) ?? '';
  const html = (await readFile(content_path, 'utf8')).replaceAll(
    '{{ .ConfirmationURL }}',
    () => link,
  );
  return { ...mail, subject, html };
}

/** The mail with its plain text in all three languages; nobody knows which one its reader speaks. */
export function inThreeLanguages(mail: EmailMessage): EmailMessage {
  const link = linkOf(mail);
  const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
  if (!link) return mail;
  // Who follows this one does more than come in.
  const [fr, en, ar] = /[?&]type=email_change\b/.test(link)
    ? [
        'Ce lien confirme la nouvelle adresse de votre compte',
        'This link confirms the new address of your account',
        'هذا الرابط يؤكد العنوان الجديد لحسابك',
      ]
    : [
        'Votre lien vers l’administration du forum',
        'Your link to the administration of the forum',
        'رابطك إلى إدارة الملتقى',
      ];
  const lines = [
    `${fr}\u00a0: ${link}`,
    code && `Ou le code\u00a0: ${code}`,
    '',
    `${en}: ${link}`,
    code && `Or the code: ${code}`,
    '',
    // In a line of its own it runs from left to right; a mark after it would be taken for part of it.
    `${ar}:`,
    link,
    code && `أو الرمز: ${code}`,
  ];
  return { ...mail, text: lines.filter((line) => line !== undefined).join('\n') };
}

function linkOf({ text = '' }: EmailMessage): string | undefined {
  return /https?:\S+/.exec(text)?.[0];
}
