import type { PublishedScreen } from '#published/screen.ts';
import { archiveOf } from './archive.ts';

/** Sessions that are in the page from the start; the app brings the others. */
const most = 30;

export const published: readonly PublishedScreen[] = [
  {
    address: 'archive',
    pages({ content, programme, now }) {
      const remains = archiveOf(programme.sessions, content.attachment, now).slice(0, most);
      const sessions = remains.map(({ session }) => session);
      return [
        {
          parts: [content.track],
          sessions,
          attachments: remains.flatMap(({ recordings, sounds, pictures, documents }) => [
            ...recordings.flatMap(({ attachment }) => attachment ?? []),
            ...sounds,
            ...pictures,
            ...documents,
          ]),
          gather: (page) => page.sessions(sessions).all('track'),
        },
      ];
    },
  },
];
