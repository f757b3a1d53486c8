import { useTranslation } from 'react-i18next';
import { timeRange } from '#features/programme/index.ts';
import { useFormat } from '#i18n/format.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import classes from './between-view.module.css';
import { Channels, headsetsOf } from './channels.tsx';
import { HallRows } from './hall-rows.tsx';
import { Headline, Label } from './headline.tsx';
import { People } from './people.tsx';
import type { Screen } from './screen.ts';
import { Wait } from './span.tsx';

type BetweenScreen = Extract<Screen, { readonly view: 'between' }>;

/** Between two sessions of this hall: the one that comes, and what happens in the other halls. */
export function BetweenView({ screen, now }: { screen: BetweenScreen; now: number }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { next, halls, notices } = screen;
  return (
    <div className={classes.view} data-alone={!next || halls.length === 0 ? true : undefined}>
      {next && (
        <section className={classes.next} data-next={next.event.id}>
          <Label first>
            {t('next')}
            {next.location && (
              <strong>
                <LocalizedText value={next.location.name} unmarked />
              </strong>
            )}
          </Label>
          <Headline value={next.event.title} />
          <p className={classes.wait}>
            <Wait until={next.starts} now={now} />
          </p>
          <p className={classes.time}>{timeRange(next, format)}</p>
          {/* There is room for one of them; who comes for a headset cannot wait until it begins. */}
          {headsetsOf(next).length > 0 ? (
            <Channels session={next} />
          ) : (
            <People session={next} most={3} small />
          )}
        </section>
      )}
      {halls.length > 0 && (
        <section className={classes.halls}>
          <Label first={!next}>{t(next ? 'elsewhere' : 'in_the_halls')}</Label>
          <HallRows lines={halls} now={now} most={next || notices.length > 0 ? 2 : 3} />
        </section>
      )}
    </div>
  );
}
