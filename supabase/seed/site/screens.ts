import type { SeedEdition } from '#seed/types.ts';
import type { Localized } from '#shared/localized.ts';
import type { LocationSlug } from './locations.ts';

/** What an edition's live page and display screens show. */
interface ScreensSeed {
  readonly stream_url: string;
  /** Stands for the sound of the hall and for each of the interpreters'. */
  readonly sound: string | null;
  readonly status: 'live' | 'offline';
  readonly main_location: LocationSlug;
  readonly thought: Localized;
  readonly show_weather: boolean;
}

/** Stream and display screens of both editions; the archive's stream is over. */
export const screens: Readonly<Record<SeedEdition, ScreensSeed>> = {
  current: {
    stream_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    sound: 'https://upload.wikimedia.org/wikipedia/commons/c/c8/Example.ogg',
    status: 'live',
    main_location: 'main-hall',
    thought: {
      fr: 'Écouter, c’est déjà faire une place à l’autre.',
      en: 'To listen is already to make room for another.',
      ar: 'الإصغاء إفساح مكان للآخر.',
    },
    show_weather: true,
  },
  archive: {
    stream_url: 'https://vimeo.com/76979871',
    sound: null,
    status: 'offline',
    main_location: 'main-hall',
    thought: {
      fr: 'Ce que l’on transmet avec amour ne vieillit pas.',
      en: 'What is handed on with love does not grow old.',
      ar: 'ما يُبلَّغ بمحبة لا يشيخ.',
    },
    show_weather: false,
  },
};
