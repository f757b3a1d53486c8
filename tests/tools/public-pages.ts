import { type AddressName, addresses, addressOf } from '#shared/addresses.ts';

/** Those that only a link of one's own, or a hall, leads to. */
const apart: readonly string[] = ['display', 'feedback_page', 'speaker_page', 'unsubscribe'];

/** The addresses of all public screens that are whole by themselves, in the order of the navigation. */
export const publicPages = (Object.keys(addresses) as AddressName[])
  .filter((name) => !name.startsWith('admin') && !addresses[name].path.includes('$'))
  .filter((name) => !apart.includes(name))
  .map((name) => addressOf(name));
