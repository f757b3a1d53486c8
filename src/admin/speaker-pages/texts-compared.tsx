import { useTranslation } from 'react-i18next';
import { typeset } from '#shared/keep-signs.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import { Pieces } from '../kinds/pieces.tsx';
import { wordDiff } from '../kinds/word-diff.ts';
import type { Compared } from './proposals.ts';
import classes from './speaker-pages.module.css';

/** The present and the proposed text side by side, with the words that differ marked. */
export function TextsCompared({ compared, language }: { compared: Compared; language: Language }) {
  const { t } = useTranslation('admin-speakers');
  const { present, proposal } = compared;
  const said = (text: string | null) => typeset(text ?? '', language);
  const pieces = wordDiff(said(present), said(proposal.proposed));
  const sides = [
    ['present', present, 'added'],
    ['proposed', proposal.proposed, 'removed'],
  ] as const;
  return (
    <div className={classes.sides}>
      {sides.map(([side, text, gone]) => (
        <div key={side}>
          <h3>{t(`proposals.${side}`)}</h3>
          {text === null ? (
            <p className={classes.lead}>{t(`proposals.nothing_${side}`)}</p>
          ) : (
            <p lang={language} dir={directionOf(language)} className={classes.text}>
              <Pieces pieces={pieces.filter(({ change }) => change !== gone)} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
