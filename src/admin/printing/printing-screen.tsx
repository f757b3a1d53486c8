import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayToOpen } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { type Choice, isOfDay, PrintChoices } from '#features/print/index.ts';
import { languageNames } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { addressOf } from '#shared/addresses.ts';
import { type Language, languages } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { Choices } from '#ui/choices.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import classes from './printing.module.css';

const offered = ['day', 'doors', 'booklet'] as const;

/** Chooses sheets for doors and walls; they open in another tab as visitors see them, in any language. */
export function PrintingScreen() {
  return (
    <PublishedVersion said>
      <Printing />
    </PublishedVersion>
  );
}

function Printing() {
  const { t } = useTranslation(['print', 'admin', 'programme']);
  const programme = useProgramme();
  const today = venueClock(useNow()).date;
  const [chosen, setChosen] = useState<Choice>({ sheet: 'day', day: '', hall: '' });
  const shown = useLanguage();
  const [language, setLanguage] = useState<Language>(shown);
  const day = chosen.day || (dayToOpen(programme.days, today) ?? '');
  const value = { ...chosen, day };
  const { sheet, hall } = value;
  const ofDay = isOfDay(sheet) ? { day, ...(hall && { hall }) } : {};
  return (
    <div className={classes.printing}>
      <title>{t('admin:nav.admin_printing')}</title>
      <h1>{t('admin:nav.admin_printing')}</h1>
      <p>{t('print:office_lead')}</p>
      {programme.sessions.length === 0 ? (
        <EmptyPlace title={t('programme:not_published')} />
      ) : (
        <>
          <PrintChoices
            programme={programme}
            offered={offered}
            value={value}
            onChange={(changes) => setChosen({ ...value, ...changes })}
          />
          <Choices
            label={t('print:language')}
            value={language}
            choices={languages.map((code) => ({ value: code, label: languageNames[code] }))}
            onChange={setLanguage}
          />
          <p>
            <Button
              component="a"
              size="lg"
              href={addressOf('print', {}, { sheet, ...ofDay, lng: language })}
              target="_blank"
              rel="noopener"
              leftSection={<IconPrinter aria-hidden size="1.2em" />}
            >
              {t('print:open')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
