import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyFields, type MailField } from '#functions/mail/letter.ts';
import { typeInto } from '../forms/type-into.ts';
import classes from './mail.module.css';

/** The fields that a template can have, each put where the cursor was last in one of its texts. */
export function FieldChips({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin-mail');
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const put = (field: MailField) => {
    if (last.current) typeInto(last.current, `{${field}}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the cursor was
    <div
      className={classes.withChips}
      onFocus={({ target }) => {
        const text = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
        if (text && target.lang) last.current = target;
      }}
    >
      {children}
      <div className={classes.chips}>
        <p id="mail-fields">{t('fields.title')}</p>
        <ul aria-labelledby="mail-fields">
          {bodyFields.map((field) => (
            <li key={field}>
              <button
                type="button"
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => put(field)}
              >
                <bdi dir="ltr">{`{${field}}`}</bdi> {t(`fields.${field}`)}
              </button>
            </li>
          ))}
        </ul>
        <p className={classes.lead}>{t('fields.link_hint')}</p>
      </div>
    </div>
  );
}
