import { Badge, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import type { Edition } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useOpening } from '../forms/role-notice.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { NoEdition } from '../kinds/no-edition.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { Refusal } from '../outbox/refusal.tsx';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { DeleteEdition } from './delete-edition.tsx';
import { EditionForm } from './edition-form.tsx';
import classes from './editions.module.css';
import { NewEdition } from './new-edition.tsx';
import { SetCurrent } from './set-current.tsx';
import { useRefusalMessage } from './use-refusal-message.ts';

/** The yearly editions: made anew or from another, set current, edited, deleted. */
export function EditionsScreen() {
  const [{ id, from }] = useAddressState('id', 'from');
  return (
    <PublishedVersion>
      {from ? <NewEdition from={from} /> : id ? <EditionForm key={id} id={id} /> : <Editions />}
    </PublishedVersion>
  );
}

function Editions() {
  const { t } = useTranslation(['admin-content', 'admin']);
  const kindLabel = useKindLabels();
  const whole = writes(useRights(), 'edition');
  const editions = useContent('edition');
  const all = [...editions.values()].sort((a, b) => b.year - a.year || b.id - a.id);
  const refusalMessage = useRefusalMessage();
  const selected = useSelectedEdition();
  const [coming, setComing] = useState<Edition>();
  const [deleting, setDeleting] = useState<Edition>();
  return (
    <section className={classes.screen} aria-labelledby="editions-title">
      <title>{`${kindLabel('edition', 'many')} - ${t('admin:title')}`}</title>
      <header className={classes.head}>
        <h1 id="editions-title">{kindLabel('edition', 'many')}</h1>
        {whole && all.length > 0 && (
          <Button
            component={PlaceLink}
            to="admin_editions"
            // The last edition's places and plan are offered.
            search={{ from: String(selected ?? all[0]?.id) }}
            leftSection={<IconPlus aria-hidden size="1.2rem" />}
          >
            {kindLabel('edition', 'new')}
          </Button>
        )}
      </header>
      <Refusal kind="edition" ids={[...editions.keys()]} message={refusalMessage} />
      {all.length === 0 && <NoEdition />}
      <ul className={classes.list}>
        {all.map((edition) => (
          <EditionCard
            key={edition.id}
            edition={edition}
            onSetCurrent={() => setComing(edition)}
            onDelete={() => setDeleting(edition)}
          />
        ))}
      </ul>
      {coming && <SetCurrent edition={coming} onClose={() => setComing(undefined)} />}
      {deleting && <DeleteEdition edition={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}

function EditionCard({
  edition,
  onSetCurrent,
  onDelete,
}: {
  edition: Edition;
  onSetCurrent: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const selected = useSelectedEdition();
  const opening = useOpening('edition');
  const whole = opening === 'whole';
  const { id, year, name, theme, starts_on, ends_on, is_current } = edition;
  return (
    <li className={classes.card} data-current={is_current || undefined}>
      <div>
        <h2>
          <LocalizedText value={name} /> <small>{String(year)}</small>
        </h2>
        <p>{format.dateRange(starts_on, ends_on)}</p>
        <p className={classes.theme}>
          <LocalizedText value={theme} />
        </p>
        <Group gap="xs">
          {is_current && <Badge color="house">{t('edition.current')}</Badge>}
          {selected === id && <Badge color="gold">{t('edition.opened')}</Badge>}
        </Group>
      </div>
      <Group gap="xs">
        <Button component={PlaceLink} to="admin_editions" search={{ id: String(id) }}>
          {t(opening === 'nothing' ? 'edition.look' : 'edition.edit')}
        </Button>
        {whole && (
          <Button
            component={PlaceLink}
            to="admin_editions"
            search={{ from: String(id) }}
            variant="default"
          >
            {t('edition.copy')}
          </Button>
        )}
        {selected !== id && (
          <Button variant="default" onClick={() => void selectEdition(id)}>
            {t('edition.open')}
          </Button>
        )}
        {whole && !is_current && (
          <Button variant="default" onClick={onSetCurrent}>
            {t('edition.set_current')}
          </Button>
        )}
        {whole && (
          <Button variant="subtle" color="red" onClick={onDelete}>
            {t('edition.delete')}
          </Button>
        )}
      </Group>
    </li>
  );
}
