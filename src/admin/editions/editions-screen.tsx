import { Badge, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import type { Edition } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { selectEdition, useContent, useSelectedEdition } from '#replica/read.ts';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { useRights } from '../kinds/use-rights.ts';
import { Refusal } from '../outbox/refusal.tsx';
import { useWrite } from '../writing/use-write.ts';
import { CopyEdition } from './copy-edition.tsx';
import { DeleteEdition } from './delete-edition.tsx';
import { EditionForm } from './edition-form.tsx';
import classes from './editions.module.css';
import { useRefusalMessage } from './use-refusal-message.ts';

/** The yearly editions: made anew or from another, set current, edited, deleted. */
export function EditionsScreen() {
  const [{ id }] = useAddressState('id');
  return id ? <EditionForm key={id} id={id} /> : <Editions />;
}

function Editions() {
  const { t } = useTranslation(['admin-content', 'admin']);
  const kindLabel = useKindLabels();
  const whole = writes(useRights(), 'edition');
  const editions = useContent('edition');
  const all = [...editions.values()].sort((a, b) => b.year - a.year || b.id - a.id);
  const refusalMessage = useRefusalMessage();
  const [copying, setCopying] = useState<Edition>();
  const [deleting, setDeleting] = useState<Edition>();
  return (
    <section className={classes.screen} aria-labelledby="editions-title">
      <title>{`${kindLabel('edition', 'many')} - ${t('admin:title')}`}</title>
      <header className={classes.head}>
        <h1 id="editions-title">{kindLabel('edition', 'many')}</h1>
        {whole && (
          <Button
            component={PlaceLink}
            to="admin_editions"
            search={{ id: 'new' }}
            leftSection={<IconPlus aria-hidden size="1.2rem" />}
          >
            {kindLabel('edition', 'new')}
          </Button>
        )}
      </header>
      <Refusal kind="edition" ids={[...editions.keys()]} message={refusalMessage} />
      <ul className={classes.list}>
        {all.map((edition) => (
          <EditionCard
            key={edition.id}
            edition={edition}
            onCopy={() => setCopying(edition)}
            onDelete={() => setDeleting(edition)}
          />
        ))}
      </ul>
      {copying && <CopyEdition from={copying} onClose={() => setCopying(undefined)} />}
      {deleting && <DeleteEdition edition={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}

function EditionCard({
  edition,
  onCopy,
  onDelete,
}: {
  edition: Edition;
  onCopy: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const selected = useSelectedEdition();
  const whole = writes(useRights(), 'edition');
  const setCurrent = useSetCurrent();
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
          {t('edition.edit')}
        </Button>
        {whole && (
          <Button variant="default" onClick={onCopy}>
            {t('edition.copy')}
          </Button>
        )}
        {selected !== id && (
          <Button variant="default" onClick={() => void selectEdition(id)}>
            {t('edition.open')}
          </Button>
        )}
        {whole && !is_current && (
          <Button variant="default" onClick={() => void setCurrent(edition)}>
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

/** Makes one edition current and no other: the server sees to it, this device shows it at once. */
function useSetCurrent(): (edition: Edition) => Promise<boolean> {
  const { t } = useTranslation('admin-content');
  const localize = useLocalize();
  const editions = useContent('edition');
  const write = useWrite();
  return (edition) => {
    const others = [...editions.values()].filter((one) => one.is_current && one.id !== edition.id);
    const flag = (id: number, is_current: boolean) =>
      ({
        kind: 'edition',
        id: String(id),
        action: 'update',
        base: { is_current: !is_current },
        set: { is_current },
      }) as const;
    return write([flag(edition.id, true), ...others.map(({ id }) => flag(id, false))], {
      done: t('edition.set', { name: localize(edition.name) }),
    });
  };
}
