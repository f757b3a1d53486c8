import { useTranslation } from 'react-i18next';
import type { Rights } from '#domain/rights.ts';
import type { Role } from '#entities/kit/role.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** The roles of somebody, with their languages and halls, in words. */
export function useRightsText(): (rights: Rights) => string {
  const { t } = useTranslation('admin-account');
  const format = useFormat();
  const localize = useLocalize();
  const locations = useContent('location');
  return ({ roles, languages, halls }) => {
    const named = (role: Role) => {
      const what =
        role === 'translator'
          ? languages.map(format.language)
          : role === 'hall'
            ? halls.map((id) => localize(locations.get(id)?.name) || t('rights.unknown_hall'))
            : [];
      const name = t(`rights.role.${role}`);
      return what.length > 0 ? t('rights.within', { role: name, what: format.list(what) }) : name;
    };
    return format.list(roles.map(named));
  };
}
