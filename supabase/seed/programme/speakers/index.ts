import type { SpeakerSeed } from '#seed/types.ts';
import { americanSpeakers } from './america.ts';
import { archiveOnlySpeakers } from './archive-only.ts';
import { asianSpeakers } from './asia.ts';
import { europeanSpeakers } from './europe.ts';
import { maghrebSpeakers } from './maghreb.ts';
import { middleEasternSpeakers } from './middle-east.ts';
import { moroccanSpeakers } from './morocco.ts';
import { westAfricanSpeakers } from './west-africa.ts';

/** Every speaker of the demonstration, all of them fictitious; those of the archive carry `editions`. */
export const speakers: readonly SpeakerSeed[] = [
  ...moroccanSpeakers,
  ...maghrebSpeakers,
  ...westAfricanSpeakers,
  ...middleEasternSpeakers,
  ...asianSpeakers,
  ...europeanSpeakers,
  ...americanSpeakers,
  ...archiveOnlySpeakers,
];
