import { Alert, Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { selectEdition, useAllContent, useSelectedEdition } from '#replica/read.ts';
import { isolated } from '#shared/isolated.ts';
import { BackLink } from '#ui/back-link.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityFields } from '../forms/entity-fields.tsx';
import { LanguageTabs } from '../forms/language-tabs.tsx';
import { RoleNotice, useOpening } from '../forms/role-notice.tsx';
import { useKindLabels } from '../kinds/entity-labels.ts';
import { ForWriters } from '../kinds/reserved.tsx';
import { Choices } from './choices.tsx';
import { ClockInput } from './clock-input.tsx';
import classes from './editions.module.css';
import { Made } from './made.tsx';
import { useNewEdition } from './use-new-edition.ts';

const fields = ['id', 'year', 'name', 'theme', 'starts_on', 'ends_on'] as const;

/** Makes an edition out of the one being worked on: what it takes over is shown, then written in one step. */
export function NewEdition({ from: wanted }: { from: string }) {
  const { t } = useTranslation(['admin-content', 'admin']);
  const localize = useLocalize();
  const kindLabel = useKindLabels();
  const [, setAddress] = useAddressState('from');
  const selected = useSelectedEdition();
  const { edition: editions } = useAllContent();
  const from = editions.get(wanted);
  const all = [...editions.values()].sort((a, b) => b.year - a.year || b.id - a.id);
  const title = kindLabel('edition', 'new');
  const opening = useOpening('edition', true);
  return (
    <section className={classes.screen} aria-labelledby="new-edition">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <header>
        <BackLink to="admin_editions">{kindLabel('edition', 'many')}</BackLink>
        <h1 id="new-edition">{title}</h1>
        <p>{t('edition.copy_lead')}</p>
      </header>
      <RoleNotice opening={opening} />
      <Group align="end">
        <SelectField
          label={t('edition.copy_from')}
          value={wanted}
          onChange={(value) => setAddress({ from: value })}
          choices={all.map(({ id, name, year }) => ({
            value: String(id),
            label: `${localize(name)} · ${year}`,
          }))}
        />
        <Button component={PlaceLink} to="admin_editions" search={{ id: 'new' }} variant="subtle">
          {t('edition.begin_empty')}
        </Button>
      </Group>
      {from && from.id !== selected ? (
        <Alert color="gold">
          <p>{t('edition.open_first', { name: isolated(localize(from.name)) })}</p>
          <Button variant="default" onClick={() => void selectEdition(from.id)}>
            {t('edition.open')}
          </Button>
        </Alert>
      ) : (
        from && (
          <ForWriters kind="edition">
            <Making key={wanted} from={from} />
          </ForWriters>
        )
      )}
    </section>
  );
}

function Making({ from }: { from: Parameters<typeof useNewEdition>[0] }) {
  const { t } = useTranslation('admin-content');
  const making = useNewEdition(from);
  const { form, made } = making;
  if (made) return <Made made={made} onUndo={making.undo} />;
  return (
    <form
      noValidate
      data-language={form.language}
      onSubmit={(event) => {
        event.preventDefault();
        void making.make();
      }}
    >
      <Stack>
        <LanguageTabs language={form.language} onChange={form.setLanguage} />
        <EntityFields form={form} only={fields} />
        <ClockInput form={form} />
        <Choices making={making} />
        <Group>
          <Button type="submit">{t('edition.make_copy')}</Button>
          <Button component={PlaceLink} to="admin_editions" variant="default">
            {t('edition.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
