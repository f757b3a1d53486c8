import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, publicKinds } from '#entities/index.ts';
import { jsonFields, jsonPath } from '#publisher/json/shape.ts';
import type { PublishPlan } from '#publisher/plan.ts';
import { languages } from '#shared/localized.ts';
import { type Demonstration, openDemonstration, origin, read } from './demonstration.ts';

let demonstration: Demonstration;
let plans: ReadonlyMap<string, PublishPlan>;
beforeAll(async () => {
  demonstration = await openDemonstration();
  await demonstration.forum.sql`
    update speakers set published = false where id in (select id from speakers order by id limit 1)`;
  plans = await demonstration.plans();
});
afterAll(() => demonstration.forum.drop());

const itemsOf = async (path: string) => JSON.parse(await read(plans, path)).items;

test('the index names every file, with as many items as it has', async () => {
  const index = JSON.parse(await read(plans, 'json/v1/index.json'));
  expect(index).toMatchObject({ version: 1, edition: demonstration.edition, languages });
  const named = Object.entries<{ url: string; items: number }>(index.files);
  expect(named.map(([name]) => name)).toEqual(publicKinds.map((kind) => entities[kind].table));
  for (const [, { url, items }] of named) {
    expect(await itemsOf(url.replace(`${origin}/`, ''))).toHaveLength(items);
  }
});

test('what is published is there, with its pages and pictures, and nothing else', async () => {
  const { sql } = demonstration.forum;
  const people = await sql<{ id: string; name: object; photo: string | null }[]>`
    select id, name, photo from speakers
    where published and ${demonstration.edition} = any (edition_ids) order by id`;
  const items = await itemsOf('json/v1/speakers.json');
  expect(items.map(({ id, name }: { id: string; name: object }) => ({ id, name }))).toEqual(
    people.map(({ id, name }) => ({ id, name })),
  );
  for (const { id, page, photo } of items) {
    expect(page.ar).toBe(`${origin}/orateurs/${id}?lng=ar`);
    expect(plans.has(`pages/ar/orateurs/${id}/index.html`)).toBe(true);
    if (photo) expect(new URL(photo).protocol).toBe('https:');
  }
  expect(items.some(({ photo }: { photo: string | null }) => photo !== null)).toBe(true);
  const whole = await Promise.all(publicKinds.map((kind) => read(plans, jsonPath(kind))));
  expect(whole.join()).not.toMatch(/"(email|published|edition_ids)":/);
  const told = await sql<{ id: string }[]>`
    select id from announcements where recipients <> 'all' or status <> 'sent'`;
  expect(told.filter(({ id }) => whole.join().includes(id))).toEqual([]);
});

test('instants are in UTC, whatever the row was written in', async () => {
  for (const { starts_at } of await itemsOf('json/v1/events.json')) {
    expect(new Date(starts_at).toISOString()).toBe(starts_at);
  }
});

test('the documentation names every field of every file, and no other', async () => {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'json.md'), 'utf8');
  const documented = new Map<string, string[]>();
  for (const part of text.split(/^### /m).slice(1)) {
    const [, name = ''] = /^`([a-z_]+)\.json`/.exec(part) ?? [];
    const fields = [...part.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, field = '']) => field);
    documented.set(name, fields);
  }
  const made = new Map(
    publicKinds.map((kind) => [String(entities[kind].table), [...jsonFields(kind)]]),
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(made));
  for (const kind of publicKinds) {
    const [first] = await itemsOf(jsonPath(kind));
    if (first) expect(Object.keys(first)).toEqual(jsonFields(kind));
  }
});
