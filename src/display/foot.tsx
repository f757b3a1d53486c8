import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { hasText } from '#shared/localized.ts';
import { nameLanguage } from '#shared/name-language.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Contact, type ContactProps } from './contact.tsx';
import classes from './foot.module.css';
import { Numbers } from './numbers.tsx';
import { ProgrammeCode } from './programme-code.tsx';
import { inTurn, turn } from './rotation.ts';
import type { DisplayContent } from './screen.ts';
import { useFit } from './use-fit.ts';

/** How long the thought stays, and then the numbers, ms. */
const every = 3 * turn;

interface FootProps extends ContactProps {
  readonly content: DisplayContent;
}

/** At the foot: the thought of the day and the edition's numbers in turn, and the way to the whole programme. */
export function Foot({ content, now, switchedOn }: FootProps) {
  const { t } = useTranslation('display');
  const language = useLanguage();
  const text = useFit<HTMLDivElement>();
  const { edition, dashboard, sessions } = content;
  const given = hasText(dashboard?.thought);
  const thought = given ? dashboard.thought : edition?.theme;
  const numbers = (dashboard?.show_statistics ?? true) && sessions.length > 0;
  const shown = inTurn(
    [...(hasText(thought) ? ['thought' as const] : []), ...(numbers ? ['numbers' as const] : [])],
    now,
    every,
  );
  return (
    <footer className={classes.foot}>
      <div ref={text} className={classes.text}>
        {shown === 'thought' && (
          <figure className={classes.thought}>
            <figcaption>{t('thought')}</figcaption>
            <blockquote>
              <LocalizedText value={thought} unmarked />
            </blockquote>
            {given && dashboard?.thought_author && (
              <cite>
                <bdi lang={nameLanguage(dashboard.thought_author, language)}>
                  {dashboard.thought_author}
                </bdi>
              </cite>
            )}
          </figure>
        )}
        {shown === 'numbers' && <Numbers sessions={sessions} />}
        <Contact now={now} switchedOn={switchedOn} />
      </div>
      <ProgrammeCode />
    </footer>
  );
}
