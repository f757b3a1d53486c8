import { useTranslation } from 'react-i18next';
import { peopleOf, type Session } from '#domain/programme.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Portrait } from '#ui/portrait.tsx';
import classes from './people.module.css';

/** The people of a session with their portraits, the chair first; `most` of them, and how many more. */
export function People({
  session,
  most,
  small = false,
}: {
  session: Session;
  most: number;
  small?: boolean;
}) {
  const { t } = useTranslation('display');
  const people = peopleOf(session);
  if (people.length === 0) return null;
  const more = people.length - most;
  const form = small ? 'line' : people.length > 2 ? 'tiles' : 'cards';
  return (
    <ul className={classes.people} data-form={form}>
      {people.slice(0, most).map((person) => (
        <li key={person.id}>
          <Portrait person={person} size={small ? 2.9 : 5.6} small={small} />
          <span className={classes.text}>
            <span className={classes.name}>
              <LocalizedText value={person.name} unmarked />
            </span>
            {form === 'cards' && (
              <span className={classes.title}>
                <LocalizedText value={person.title} unmarked />
              </span>
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{t('more', { count: more })}</li>}
    </ul>
  );
}
