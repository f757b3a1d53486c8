import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayToOpen, programmeDayAt } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { useOffered } from '#domain/use-offered.ts';
import { useVersion, Waiting } from '#features/programme/index.ts';
import { PageTitle, useForum } from '#features/site/index.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { Page } from '#ui/page.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useFavourites } from '#visitor/favourites/read.ts';
import { type Choice, sheetOf } from './choice.ts';
import { PrintChoices } from './print-choices.tsx';
import classes from './print-screen.module.css';
import { Sheets } from './sheets.tsx';
import { useChapters } from './use-chapters.tsx';

/** Sheets of the programme for doors, walls and pockets: chosen, seen as they will be, and printed. */
export function PrintScreen() {
  const { t } = useTranslation(['print', 'programme', 'common']);
  return (
    <div className={classes.screen}>
      <Page title={t('print:title')} lead={t('print:lead')}>
        <PageTitle page={t('print:title')} description={t('print:lead')} />
        <Body />
      </Page>
    </div>
  );
}

function Body() {
  const { t } = useTranslation(['print', 'programme', 'common']);
  const programme = useProgramme();
  const own = useFavourites('event');
  const at = useNow();
  const [asked, setAsked] = useAddressState('sheet', 'day', 'hall');
  const [ready, setReady] = useState(false);
  const [origin, setOrigin] = useState<string>();
  useEffect(() => setOrigin(location.origin), []);
  const { name: forum, dates: days } = useForum();
  const dates = [days, useVersion()].filter(Boolean).join(' · ');
  const today = programmeDayAt(programme.byDay, venueClock(at).date, at);
  const day = programme.byDay.has(asked.day) ? asked.day : (dayToOpen(programme.days, today) ?? '');
  const { hall } = useOffered(asked, {
    hall: (id) => programme.byDay.get(day)?.some(({ location }) => location?.id === id) ?? false,
  });
  const choice: Choice = { sheet: sheetOf(asked.sheet), day, hall };
  const chapters = useChapters({ programme, choice, own, forum, dates, origin });
  if (programme.sessions.length === 0) return <Waiting none={t('programme:not_published')} />;
  return (
    <>
      <div className={classes.controls}>
        <PrintChoices programme={programme} value={choice} onChange={setAsked} />
        <div className={classes.press}>
          <Button
            size="large"
            disabled={!ready || chapters.length === 0}
            icon={<IconPrinter aria-hidden size="1.2em" />}
            onClick={() => print()}
          >
            {t('common:print')}
          </Button>
          <p>{t(choice.sheet === 'booklet' ? 'print:hint_booklet' : 'print:hint')}</p>
        </div>
      </div>
      {chapters.length === 0 ? (
        <EmptyPlace title={t(choice.sheet === 'mine' ? 'print:none_own' : 'print:none')} />
      ) : (
        <Sheets
          chapters={chapters}
          folded={choice.sheet === 'booklet'}
          forum={forum}
          dates={dates}
          onReady={setReady}
        />
      )}
    </>
  );
}
