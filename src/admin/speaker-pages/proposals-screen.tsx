import { useTranslation } from 'react-i18next';
import type { Proposal } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useAllContent } from '#replica/read.ts';
import { useResyncEvery } from '#replica/use-resync.ts';
import { Choices } from '#ui/choices.tsx';
import { oncePerItem } from '#ui/same-press.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { useChoiceLabels, useKindLabels } from '../kinds/entity-labels.ts';
import { ComingList } from './coming-list.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { comparedIn } from './proposals.ts';
import classes from './speaker-pages.module.css';

/** How often an editor's device asks for what speakers sent, in ms: no bell is rung for it. */
const asking = 30_000;

const states = ['waiting', 'taken', 'refused'] as const;

/** What speakers would have changed, to be taken over or refused; what they said of their coming. */
export function ProposalsScreen() {
  const [{ id }] = useAddressState('id');
  return id ? <EntityScreen kind="proposal" place="admin_proposals" /> : <Waiting />;
}

function Waiting() {
  const { t } = useTranslation(['admin-speakers', 'admin']);
  const format = useFormat();
  const kinds = useKindLabels();
  const choice = useChoiceLabels();
  const content = useAllContent();
  const [{ state }, setState] = useAddressState('state');
  useResyncEvery(asking);
  const shown = states.find((one) => one === state) ?? 'waiting';
  const inState = new Map(states.map((one) => [one, comparedIn(content, one)]));
  const proposals = inState.get(shown) ?? [];
  const label = (one: Proposal['state']) =>
    `${choice('proposal', 'state', one)} (${format.number(inState.get(one)?.length ?? 0)})`;
  const title = kinds('proposal', 'many');
  return (
    <section className={classes.screen} aria-labelledby="proposals-title">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <h1 id="proposals-title">{title}</h1>
      <p className={classes.lead}>{t('proposals.lead')}</p>
      <Choices
        label={t('proposals.state')}
        value={shown}
        choices={states.map((value) => ({ value, label: label(value) }))}
        onChange={(value) => setState({ state: value })}
      />
      {proposals.length === 0 && <p className={classes.lead}>{t(`proposals.none.${shown}`)}</p>}
      <ul ref={oncePerItem} className={classes.cards}>
        {proposals.map((compared) => (
          <ProposalCard key={compared.proposal.id} compared={compared} />
        ))}
      </ul>
      <ComingList />
    </section>
  );
}
