import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Programme } from '#domain/programme.ts';
import { useRowTexts } from '#features/programme/index.ts';
import { addressOf } from '#shared/addresses.ts';
import { groupBy } from '#shared/group-by.ts';
import { KhatamStar } from '#ui/khatam.tsx';
import QrCode from '#ui/qr-code.tsx';
import type { Chapter, Piece } from './chapter.ts';
import classes from './chapters.module.css';
import type { Choice } from './choice.ts';
import { hallsOf } from './halls.ts';
import { heading, sessionPiece, Title } from './pieces.tsx';

interface Given {
  readonly programme: Programme;
  readonly choice: Choice;
  /** The sessions of the visitor's own programme, by id. */
  readonly own: ReadonlySet<string>;
  readonly forum: ReactNode;
  readonly dates: string;
  /** Where codes lead; undefined until it is known. */
  readonly origin: string | undefined;
}

/** What is printed, as chapters of pages; the same until something in it changes. */
export function useChapters({ programme, choice, own, forum, dates, origin }: Given) {
  const { t } = useTranslation('print');
  const texts = useRowTexts();
  const { sheet, day, hall } = choice;
  return useMemo((): readonly Chapter[] => {
    if (programme.sessions.length === 0) return [];
    const { format, speak } = texts;
    const compare = (a: { name: object }, b: { name: object }) =>
      format.compare(texts.localize(a.name), texts.localize(b.name));
    const ofDay = programme.byDay.get(day) ?? [];
    const { halls, placeless } = hallsOf(ofDay, compare);
    const chosen = hall ? halls.filter((one) => one.hall.id === hall) : halls;
    const code = (address: string, label: string) =>
      origin && (
        <span className={classes.code} data-code={origin + address}>
          <QrCode text={origin + address} label={label} />
        </span>
      );

    if (sheet === 'doors') {
      return chosen.map(({ hall: place, sessions }) => ({
        key: place.id,
        format: 'sign',
        head: (
          <header className={classes.sign}>
            <h2>{speak(place.name)}</h2>
            <p>{format.day(day)}</p>
          </header>
        ),
        foot: (
          <span className={classes.way}>
            {code(addressOf('location', { id: place.id }), t('scan'))}
            {t('scan')}
          </span>
        ),
        pieces: sessions.map((session) => sessionPiece(session, texts, false)),
      }));
    }
    if (sheet === 'day') {
      const pieces: Piece[] = [];
      for (const { hall: place, sessions } of chosen) {
        pieces.push(heading(place.id, speak(place.name)));
        pieces.push(...sessions.map((session) => sessionPiece(session, texts, false)));
      }
      if (!hall && placeless.length > 0) {
        pieces.push(heading('placeless', texts.t('programme:no_place')));
        pieces.push(...placeless.map((session) => sessionPiece(session, texts, false)));
      }
      const head = <Title>{format.day(day)}</Title>;
      return pieces.length > 0 ? [{ key: 'day', format: 'a4', head, pieces }] : [];
    }
    if (sheet === 'mine') {
      const mine = programme.sessions.filter(({ event }) => own.has(event.id));
      const pieces = [...groupBy(mine, ({ event }) => event.date)].flatMap(([date, sessions]) => [
        heading(date, format.day(date)),
        ...sessions.map((session) => sessionPiece(session, texts, true)),
      ]);
      const head = <Title>{t('sheet.mine')}</Title>;
      return mine.length > 0 ? [{ key: 'mine', format: 'a4', head, pieces }] : [];
    }
    const days = [...programme.byDay].flatMap(([date, sessions]) => [
      heading(date, format.day(date), { begins: true }),
      ...sessions.map((session) => sessionPiece(session, texts, true)),
    ]);
    const cover = (
      <div className={classes.cover}>
        <KhatamStar className={classes.star} />
        <h2>{forum}</h2>
        <p className={classes.dates}>{dates}</p>
        <p>{texts.t('programme:title')}</p>
        {code(addressOf('programme'), t('scan_all'))}
        <p className={classes.caption}>{t('scan_all')}</p>
      </div>
    );
    if (days.length === 0) return [];
    return [
      { key: 'cover', format: 'a5', pieces: [{ key: 'cover', node: cover }] },
      { key: 'days', format: 'a5', pieces: days },
    ];
  }, [programme, sheet, day, hall, own, forum, dates, origin, texts, t]);
}
