import { expect, test } from 'vitest';
import type { GuideContact, GuideSection, GuideTopic } from '#entities/index.ts';
import { contentsOf } from './contents.ts';

const section = (id: string, topic: GuideTopic, position: number) =>
  ({ id, topic, position }) as GuideSection;
const contact = (id: string, topic: GuideTopic, position: number) =>
  ({ id, topic, position }) as GuideContact;

test('numbers for emergencies stand above all, others with the first part of their topic', () => {
  const { first, sections } = contentsOf(
    [
      section('late', 'meals', 5),
      section('desk', 'lost_found', 1),
      section('help', 'emergency', 2),
    ],
    [
      contact('bank', 'money', 0),
      contact('found', 'lost_found', 1),
      contact('police', 'emergency', 9),
      contact('ambulance', 'emergency', 3),
    ],
  );
  expect(first.map(({ id }) => id)).toEqual(['ambulance', 'police', 'bank']);
  expect(sections.map((part) => [part.section.id, part.contacts.map(({ id }) => id)])).toEqual([
    ['desk', ['found']],
    ['help', []],
    ['late', []],
  ]);
});
