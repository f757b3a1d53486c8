import type { PublishedScreen } from '#published/screen.ts';
import { daysOf } from './days.ts';

export const published: readonly PublishedScreen[] = [
  {
    file: 'prayers/prayers-screen.tsx',
    address: 'prayers',
    pages({ content, edition }) {
      const row = content.edition.get(String(edition));
      const days = row ? daysOf(row.starts_on, row.ends_on) : [];
      return [{ gather: (page) => page.prayers(days) }];
    },
  },
];
