import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GuideContact } from '#entities/index.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { numberAnchor } from './anchor.ts';
import classes from './numbers.module.css';

/** Telephone numbers, each a link that calls it; digits run from left to right in every language. */
export function Numbers({ contacts }: { contacts: readonly GuideContact[] }) {
  const { t } = useTranslation('guide');
  return (
    <ul className={classes.numbers}>
      {contacts.map(({ id, name, phone, topic }) => (
        <li key={id} id={numberAnchor(id)}>
          <a
            className={classes.number}
            data-emergency={topic === 'emergency' || undefined}
            href={`tel:${phone.replaceAll(' ', '')}`}
          >
            <IconPhone aria-hidden stroke={1.6} />
            <span className="visually-hidden">{t('call')}</span>
            <bdi dir="ltr" className={classes.digits}>
              {phone}
            </bdi>
            <span className={classes.name}>
              <LocalizedText value={name} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
