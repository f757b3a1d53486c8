import { type Announcement, entities, fieldsOf, type Kind, publicKinds } from '#entities/index.ts';
import { lastRelease } from '#entities/last-release.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { languages } from '#shared/localized.ts';
import { pictureAddress, publicAddress } from '../feeds/address.ts';
import { keyFrom, type Maker, type PublishPlan, type Site } from '../plan.ts';
import { type JsonIndex, jsonFields, jsonFolder, jsonPath, pages } from './shape.ts';

/** Changes with what is made of the same rows. */
const version = 'json 1';
const type = 'application/json; charset=utf-8';

/** Everything published of the edition as JSON for other programs (docs/json.md): a file per kind, and an index. */
export const jsonFiles: Maker = (site) => {
  const { snapshot, origin, backend = origin } = site;
  const rows = new Map<Kind, PresentRow[]>(publicKinds.map((kind) => [kind, []]));
  for (const row of snapshot.rows.values()) if (isForAll(row)) rows.get(row.kind)?.push(row);
  const files = [...rows].map(
    ([kind, held]): PublishPlan => ({
      path: jsonPath(kind),
      key: keyFrom([version, origin, backend, snapshot.edition, ...jsonFields(kind)], held),
      type,
      freshness: 'asked',
      make: () => writeItems(site, kind, held),
    }),
  );
  const index: PublishPlan = {
    path: `${jsonFolder}/index.json`,
    key: keyFrom([version, origin, snapshot.epoch, snapshot.revision]),
    type,
    freshness: 'asked',
    pointer: true,
    make: () => writeIndex(site, rows),
  };
  return [...files, index];
};

/** As in the Atom feeds: what is for those who are there is said in the app and not elsewhere. */
function isForAll({ kind, row }: PresentRow): boolean {
  return kind !== 'announcement' || (row as Announcement).recipients === 'all';
}

function writeItems(site: Site, kind: Kind, rows: readonly PresentRow[]): string {
  const names = jsonFields(kind);
  const items = [...rows]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ row }) => itemOf(site, kind, names, row as unknown as Record<string, unknown>));
  return `${JSON.stringify({ version: 1, edition: site.snapshot.edition, items })}\n`;
}

/** A row as others get it: pictures by their address, instants in UTC, and where people see it. */
function itemOf(
  { origin, backend = origin }: Site,
  kind: Kind,
  names: readonly string[],
  row: Record<string, unknown>,
) {
  const fields = fieldsOf(kind);
  const item: Record<string, unknown> = {};
  for (const name of names) {
    const value = row[name] ?? null;
    const sort = fields[name]?.type;
    if (typeof value !== 'string') item[name] = value;
    else if (sort === 'image') item[name] = pictureAddress(backend, value);
    else if (sort === 'datetime') item[name] = new Date(value).toISOString();
    else item[name] = value;
  }
  const page = pages[kind];
  if (page) {
    const [name, from] = page;
    const parameters = Object.fromEntries(
      Object.entries(from).map(([parameter, field]) => [parameter, String(row[field])]),
    );
    item.page = Object.fromEntries(
      languages.map((language) => [language, publicAddress(origin, language, name, parameters)]),
    );
  }
  return item;
}

function writeIndex({ snapshot, origin }: Site, rows: ReadonlyMap<Kind, PresentRow[]>): string {
  const { edition, revision, at, content } = snapshot;
  const files = publicKinds.map((kind) => [
    entities[kind].table,
    { url: `${origin}/${jsonPath(kind)}`, items: rows.get(kind)?.length ?? 0 },
  ]);
  const release = lastRelease(content.release.values());
  const index: JsonIndex = {
    version: 1,
    edition,
    name: content.edition.get(String(edition))?.name ?? {},
    revision,
    at: new Date(at).toISOString(),
    release: release
      ? {
          number: release.number,
          name: release.name,
          released_at: new Date(release.released_at).toISOString(),
        }
      : null,
    languages,
    files: Object.fromEntries(files),
  };
  return `${JSON.stringify(index, undefined, 2)}\n`;
}
