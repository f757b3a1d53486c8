import { entities, fieldsOf, type Kind, kinds, type Row } from '#entities/index.ts';
import { siteContentSections } from '#entities/site-content-keys.ts';
import type { Content } from '#replica/read.ts';
import { type Localized, languages } from '#shared/localized.ts';

/** An address that the edition leads to, with the row that holds it. */
export interface Link {
  readonly kind: Kind;
  readonly id: string;
  readonly address: string;
}

/** Every address that the edition leads to, each once for each row that holds it. */
export function linksOf(content: Content): readonly Link[] {
  return kinds.flatMap((kind) =>
    [...(content[kind] as ReadonlyMap<string, Row>).values()].flatMap((row) => {
      const id = String(fieldOf(row, entities[kind].id));
      return [...new Set(addressesIn(kind, id, row))].map((address) => ({ kind, id, address }));
    }),
  );
}

function addressesIn(kind: Kind, id: string, row: Row): readonly string[] {
  if (kind === 'site_content') {
    const { fr } = (fieldOf(row, 'content') ?? {}) as Localized;
    return addressKeys.has(id) && fr ? [fr] : [];
  }
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    const value = fieldOf(row, name);
    if (field.type === 'url') return typeof value === 'string' && value ? [value] : [];
    if (field.type !== 'localized' || !field.html) return [];
    return languages.flatMap((language) => linkedFrom((value as Localized)?.[language] ?? ''));
  });
}

const addressKeys = new Set(
  Object.values(siteContentSections)
    .flatMap((section) => Object.entries<string>(section))
    .flatMap(([key, form]) => (form === 'address' ? [key] : [])),
);

/** The https addresses that a formatted text links to. */
function linkedFrom(html: string): readonly string[] {
  return [...html.matchAll(/\shref="(https:[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

function fieldOf(row: Row, name: string): unknown {
  return (row as unknown as Record<string, unknown>)[name];
}
