import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { entities, fieldsOf, isKind, type Kind } from '#entities/index.ts';
import { type SiteContentKey, siteContentPlace } from '#entities/site-content-keys.ts';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useAllContent } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';
import { useLocalize } from '#ui/localized-text.tsx';

/** How a row is called: by its naming field, else by what a change says of it, else "untitled". */
export function useRowName(): (kind: Kind, id: string, set?: Fields | null) => string {
  const { t } = useTranslation(['admin', 'admin-content']);
  const localize = useLocalize();
  const format = useFormat();
  const content = useAllContent();
  return useCallback(
    (kind, id, set) => {
      if (!isKind(kind)) {
        // What a later version of the app wrote on this device.
        const said = set?.name ?? set?.title;
        return (isRecord(said) && localize(said as Localized)) || t('list.untitled');
      }
      const place = kind === 'site_content' ? siteContentPlace(id) : undefined;
      if (place) {
        const section = t(`admin-content:site.sections.${place.section}.name`);
        return `${section} · ${t(`admin-content:site.keys.${id as SiteContentKey}`)}`;
      }
      let row: unknown = (content[kind] as ReadonlyMap<string, unknown>).get(id);
      let field: string = entities[kind].name;
      // What has no name of its own is called as what it is about.
      const about = fieldsOf(kind)[field];
      if (about?.type === 'ref') {
        const of = (isRecord(row) ? row[field] : undefined) ?? set?.[field];
        const other = about.kind as Kind;
        row = (content[other] as ReadonlyMap<string, unknown>).get(String(of));
        field = entities[other].name;
      }
      const value = (isRecord(row) ? row[field] : undefined) ?? set?.[field];
      const name = isRecord(value) ? localize(value as Localized) : String(value ?? '');
      if (name && fieldsOf(kind)[field]?.type === 'date') return format.date(name);
      return name || t('list.untitled');
    },
    [content, localize, format, t],
  );
}
