import { Checkbox, Group, MultiSelect, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rights } from '#domain/rights.ts';
import { type Role, roles } from '#entities/kit/role.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { languages } from '#shared/localized.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** What somebody new begins with: they look on. */
export const looksOn: Rights = { roles: ['viewer'], languages: [], halls: [] };

/** Whether somebody could do anything with these rights. */
export function isWhole({ roles, languages, halls }: Rights): boolean {
  return (
    roles.length > 0 &&
    (!roles.includes('translator') || languages.length > 0) &&
    (!roles.includes('hall') || halls.length > 0)
  );
}

/** Whether two say the same, in whatever order. */
export function sameRights(one: Rights, other: Rights): boolean {
  return (['roles', 'languages', 'halls'] as const).every((of) => {
    const here = new Set<string>(one[of]);
    return here.size === new Set(other[of]).size && other[of].every((part) => here.has(part));
  });
}

/** The roles of somebody, for a translator the languages, for who runs halls which. */
export function RightsInput({
  value,
  onChange,
}: {
  value: Rights;
  onChange: (rights: Rights) => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const format = useFormat();
  const localize = useLocalize();
  const locations = useContent('location');
  const halls = useMemo(
    () =>
      [...locations.values()]
        .filter(({ type }) => type !== 'service')
        .map(({ id, name }) => ({ value: id, label: localize(name) }))
        .sort((a, b) => format.compare(a.label, b.label)),
    [locations, localize, format],
  );
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('rights.roles')}
        value={[...value.roles]}
        onChange={(chosen) =>
          onChange({ ...value, roles: roles.filter((role) => chosen.includes(role)) })
        }
      >
        <Stack gap="sm" mt="xs">
          {roles.map((role: Role) => (
            <Checkbox
              key={role}
              value={role}
              label={t(`rights.role.${role}`)}
              description={t(`rights.about.${role}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {value.roles.includes('translator') && (
        <Checkbox.Group
          label={t('rights.languages')}
          description={t('rights.choose')}
          value={[...value.languages]}
          onChange={(chosen) =>
            onChange({ ...value, languages: languages.filter((one) => chosen.includes(one)) })
          }
        >
          <Group gap="lg" mt="xs">
            {languages.map((language) => (
              <Checkbox key={language} value={language} label={format.language(language)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {value.roles.includes('hall') && (
        <MultiSelect
          label={t('rights.halls')}
          data={halls}
          searchable
          nothingFoundMessage={t('admin:form.nothing_found')}
          value={[...value.halls]}
          description={t('rights.choose')}
          onChange={(chosen) => onChange({ ...value, halls: chosen })}
        />
      )}
    </Stack>
  );
}
