import { expect, test } from 'vitest';
import { previewImport } from '#exchange/index.ts';
import { read } from './fixture.ts';

const xml = `<?xml version="1.0"?><schedule><conference><title>F</title><acronym>f</acronym></conference>
<day index="1" date="2026-11-20" start="2026-11-20T08:00:00+01:00" end="2026-11-20T20:00:00+01:00"><room name="A">
<event id="1" guid="5b1d1f0e-0000-4000-8000-000000000001"><date>2026-11-20T09:00:00+01:00</date><start>09:00</start>
<duration>01:00</duration><room>A</room><title>Opening</title><language>en</language><persons/>
<links><link href="https://one.example/">One</link><link href="javascript:alert(1)">Two</link>
<link href="https://one.example/">Again</link></links>
<attachments><attachment href="https://one.example/a.pdf">Slides</attachment></attachments></event>
</room></day></schedule>`;

test('links and attachments become documents once each, and another than https is told', async () => {
  const source = read(new TextEncoder().encode(xml));
  const { counts, notices, operations } = await previewImport(source, 20, new Map());
  expect(counts.attachment?.new).toBe(2);
  const urls = operations.flatMap(({ kind, set }) => (kind === 'attachment' ? [set?.url] : []));
  expect(urls).toEqual(['https://one.example/', 'https://one.example/a.pdf']);
  const told = notices.filter(({ code }) => code === 'link_left_out');
  expect(told.map(({ detail }) => detail)).toEqual(['javascript:alert(1)']);
});
