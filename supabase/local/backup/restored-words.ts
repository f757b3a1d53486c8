import { counted } from '../command.ts';
import type { Restored } from './restore.ts';

/** What a restore into a folder has brought back, and how it is looked at. */
export function restoredWords(told: Restored, into: string): string {
  const missing = told.missing > 0 ? `${told.missing} missing` : 'none missing';
  return `Restored as of ${told.at.toISOString()}: ${counted(told.editions, 'edition')}, ${counted(told.sessions, 'session')},
revision ${told.revision}, ${counted(told.pictures, 'picture')} (${missing}). Every row was read. A new epoch has begun: phones fill themselves anew.
${told.paused > 0 ? pausedWords(told) : ''}
Look at it with: npm start -- --empty --data ${quoted(into)}
Until npm run serve, or npm start with --site, takes it into service it sends no push messages and no mail.
`;
}

function pausedWords({ paused, at }: Restored): string {
  return `Sendings of mail that were under way are paused (${paused}): who has had theirs after ${at.toISOString()}
is not known here. Go on with them or cancel them in the back office.
`;
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
