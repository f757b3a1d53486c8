import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '#domain/moments.ts';
import { writes } from '#domain/rights.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { KindLink } from '../kinds/kind-link.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { useWrite } from '../writing/use-write.ts';
import { PortraitCompared } from './portrait-compared.tsx';
import { type Compared, deciding, leavesNoTitle, takingOver } from './proposals.ts';
import classes from './speaker-pages.module.css';
import { TextsCompared } from './texts-compared.tsx';

/** One thing that a speaker wants changed, beside what is there, with what an editor can do. */
export function ProposalCard({ compared }: { compared: Compared }) {
  const { t } = useTranslation('admin-speakers');
  const format = useFormat();
  const label = useFieldLabels();
  const write = useWrite();
  const mayDecide = writes(useRights(), 'proposal');
  const { proposal, kind, id, isThere, changedSince } = compared;
  const speaker = useRow('speaker', proposal.speaker_id);
  const talk = useRow('intervention', proposal.intervention_id ?? '');
  const session = useRow('event', talk?.event_id ?? '');
  const { field, language, state, sent_at } = proposal;

  const take = (picture?: string) =>
    write(takingOver(compared, picture), { done: t('proposals.done.taken') });
  const put = (to: typeof state) => {
    const change = deciding(proposal, to);
    if (change) void write([change], { done: t(`proposals.done.${to}`) });
  };

  return (
    <li className={classes.card}>
      <header>
        <h2>
          <LocalizedText value={speaker?.name} />
        </h2>
        <p className={classes.lead}>
          {[
            label(kind, field),
            ...(language === 'none' ? [] : [format.language(language)]),
            momentText(sent_at, format),
          ].join(' · ')}
          {session && (
            <>
              {' · '}
              <LocalizedText value={session.title} />
            </>
          )}
        </p>
      </header>
      {changedSince && state === 'waiting' && (
        <p role="note" className={classes.conflict}>
          {t('proposals.changed_since')}
        </p>
      )}
      {isThere && state === 'waiting' && <p role="note">{t('proposals.is_there')}</p>}
      {language === 'none' ? (
        <PortraitCompared
          // Another picture is looked at anew: what was seen of the one before is not to be taken for it.
          key={proposal.proposed}
          compared={compared}
          onTake={mayDecide ? take : undefined}
        />
      ) : (
        <TextsCompared compared={compared} language={language} />
      )}
      <div className={classes.actions}>
        {mayDecide && state !== 'taken' && language !== 'none' && (
          <Button disabled={leavesNoTitle(compared)} onClick={() => void take()}>
            {t('proposals.take')}
          </Button>
        )}
        {mayDecide && state === 'waiting' && (
          <Button variant="default" onClick={() => put('refused')}>
            {t('proposals.refuse')}
          </Button>
        )}
        {mayDecide && state !== 'waiting' && (
          <Button variant="default" onClick={() => put('waiting')}>
            {t('proposals.back')}
          </Button>
        )}
        <KindLink kind={kind} search={{ id }}>
          {t('proposals.open')}
        </KindLink>
      </div>
      {leavesNoTitle(compared) && <p role="note">{t('proposals.no_title')}</p>}
    </li>
  );
}
