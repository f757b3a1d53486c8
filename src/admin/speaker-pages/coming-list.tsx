import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import { useFormat } from '#i18n/format.ts';
import { useNow } from '#shared/use-now.ts';
import { isOver, type SpeakerAnswer } from '../answers/answers.ts';
import { DetailsList } from '../answers/details-list.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { NoticeLine } from '../forms/notice-line.tsx';
import { KindLink } from '../kinds/kind-link.tsx';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import classes from './speaker-pages.module.css';

/** Who has said that they come or not, and who was asked and has not answered. */
export function ComingList() {
  const { t } = useTranslation('admin-speakers');
  const format = useFormat();
  const nameOf = useRowName();
  const failureMessage = useFailureMessage();
  const { answers, failure, load } = useAnswers();
  const now = useNow();
  if (!writes(useRights(), 'speaker')) return null;
  const named = (answers ?? [])
    .map((answer) => ({ ...answer, name: nameOf('speaker', answer.speaker) }))
    .sort((a, b) => format.compare(a.name, b.name));
  const heard = named.filter(({ details }) => details);
  const silent = named.filter(({ details }) => !details);
  return (
    <section className={classes.coming} aria-labelledby="coming-title">
      <h2 id="coming-title">{t('coming.title')}</h2>
      <p className={classes.lead}>{t('coming.private')}</p>
      {failure && (
        <div role="alert">
          <NoticeLine button={t('retry')} onPress={() => void load()}>
            {failureMessage(failure)}
          </NoticeLine>
        </div>
      )}
      {answers && named.length === 0 && <p>{t('coming.none')}</p>}
      {silent.length > 0 && (
        <details className={classes.card}>
          <summary>{t('coming.silent', { count: silent.length })}</summary>
          <ul className={classes.names}>
            {silent.map(({ speaker, name, link }) => (
              <li key={speaker}>
                <KindLink kind="speaker" search={{ id: speaker }}>
                  {name}
                </KindLink>
                {link && ` · ${t(stateOf(link, now))}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {heard.map(({ speaker, name, details }) => (
        <details key={speaker} className={classes.card}>
          <summary>
            {name}
            {details?.participation &&
              ` · ${t(`details.participation_choice.${details.participation}`)}`}
          </summary>
          {details && <DetailsList details={details} />}
          <KindLink kind="speaker" search={{ id: speaker }}>
            {t('proposals.open')}
          </KindLink>
        </details>
      ))}
    </section>
  );
}

/** Why somebody may not have answered. */
function stateOf(link: NonNullable<SpeakerAnswer['link']>, now: number) {
  if (isOver(link, now)) return 'link.expired';
  return link.opened_at ? 'link.opened' : 'link.unopened';
}
