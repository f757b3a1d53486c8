import { expect, test } from 'vitest';
import { type Facility, facilitiesOf, type Location } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { facilitiesAmong, facilitiesIn, purposeOf } from './facilities.ts';

const place = (...held: Facility[]) => rowOf('location', { facilities: held });

test('what some place has is offered once, in the order of the declaration, and nothing else', () => {
  const places = [place('water', 'toilets'), place('step_free', 'water'), place()];
  expect(facilitiesAmong(places)).toEqual(['step_free', 'toilets', 'water']);
});

test('an address names facilities; what does not exist is passed over', () => {
  expect(facilitiesIn('water,sauna,toilets,water')).toEqual(['toilets', 'water']);
  expect(facilitiesIn('')).toEqual([]);
});

test('a row from a list of a published page says nothing of facilities, and breaks nothing', () => {
  const listed = { ...place(), facilities: null } as unknown as Location;
  expect(facilitiesOf(listed)).toEqual([]);
  expect(facilitiesAmong([listed, place('shade')])).toEqual(['shade']);
});

test('one comes for the toilets, not for the door without steps', () => {
  expect(purposeOf(['step_free', 'women', 'toilets'])).toBe('toilets');
  expect(purposeOf(['quiet'])).toBe('quiet');
  expect(purposeOf([])).toBeUndefined();
});
