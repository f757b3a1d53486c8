import { expect, test } from 'vitest';
import { rendered } from '../../../../tests/tools/rendered.tsx';
import { useFindChoices } from './ref-input.tsx';

const names = ['Fatima-Zahra El Idrissi', 'Abdelhafid Mazounati', 'Fatima Bennis', 'Yasmine'];

function Found({ search, limit }: { search: string; limit: number }) {
  const options = names.map((label) => ({ value: label, label }));
  const found: readonly { label: string }[] = useFindChoices()({ options, search, limit });
  return found.map(({ label }) => label).join(', ');
}

const found = (search: string, limit: number) => rendered(<Found {...{ search, limit }} />);

test('a list offers as many as it may, and all of the few that are sought', async () => {
  expect(await found('', 3)).toBe(names.slice(0, 3).join(', '));
  expect(await found('fatima', 200)).toBe(`${names[0]}, ${names[2]}`);
  expect(await found('fatima', 1)).toBe(names[0]);
  expect(await found('idrissi fatimazahra', 200)).toBe(names[0]);
});
