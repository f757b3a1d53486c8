import { expect, test } from 'vitest';
import type { Role } from '#entities/kit/role.ts';
import { mailViews } from './mail-views.ts';

const whoIs = (role: Role) => ({ roles: [role], languages: [], halls: [] });
const keeps = { sends: true, mailbox: true };

test('what the mailbox keeps is shown to the administration alone, and only where mails are kept', () => {
  expect(mailViews(whoIs('administrator'), keeps, '')).toContain('mailbox');
  expect(mailViews(whoIs('programme'), keeps, 'mailbox')).not.toContain('mailbox');
  const none = { sends: true, mailbox: false };
  expect(mailViews(whoIs('administrator'), none, 'mailbox')).not.toContain('mailbox');
});

test('who has come to the mailbox stays there while the server cannot be asked', () => {
  expect(mailViews(whoIs('administrator'), undefined, 'mailbox')).toContain('mailbox');
  expect(mailViews(whoIs('administrator'), undefined, '')).not.toContain('mailbox');
  expect(mailViews(whoIs('programme'), undefined, 'mailbox')).not.toContain('mailbox');
});
