import type { Session } from '#domain/programme.ts';
import { interpretationsOf } from '#domain/spoken.ts';
import type { Interpretation } from '#entities/kit/field.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './event-facts.module.css';
import type { RowTexts } from './row-texts.ts';

/** In words: which languages a session is held in, into which it is interpreted and how that is heard. */
export function TongueFacts({ session: { event }, texts }: { session: Session; texts: RowTexts }) {
  const { t, format } = texts;
  const language = useLanguage();
  const { spoken = [] } = event;
  const interpretations = interpretationsOf(event);
  const list = (values: readonly string[]) => values.join(t('programme:comma'));
  const heard = ({ by, channel }: Interpretation) =>
    channel ? t('programme:heard.channel', { channel }) : t(`programme:heard.${by}`);
  const foreign = spoken.length > 0 && !spoken.some((code) => code === language);
  if (spoken.length === 0 && interpretations.length === 0) return null;
  return (
    <div>
      {spoken.length > 0 && (
        <p>
          {t('programme:spoken', {
            count: spoken.length,
            languages: list(spoken.map(format.language)),
          })}
        </p>
      )}
      {interpretations.length > 0 ? (
        <p>
          {t('programme:interpretation', {
            languages: list(
              interpretations.map(
                ([code, ways]) => `${format.language(code)} (${list(ways.map(heard))})`,
              ),
            ),
          })}
        </p>
      ) : (
        foreign && <p>{t('programme:no_interpretation')}</p>
      )}
      {interpretations.some(([, ways]) => ways.some(({ by }) => by === 'stream')) && (
        <PlaceLink to="live" className={classes.listen}>
          {t('programme:listen')}
        </PlaceLink>
      )}
    </div>
  );
}
