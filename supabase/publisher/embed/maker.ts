import type { AllMessages } from '#published/rendering.ts';
import { type Language, languages } from '#shared/localized.ts';
import { phraseIn } from '../feeds/phrase.ts';
import { sessionsOf } from '../feeds/sessions.ts';
import { keyFrom, type Maker } from '../plan.ts';
import { type EmbedWords, writeEmbed } from './programme.ts';
import { embedScript } from './script.ts';
import { embedStyle } from './style.ts';

/** Changes with what is made of the same rows. */
const version = 'embed 1';

/** The programme as a page for the frames of other sites, in each language. */
export function embeds(words: AllMessages): Maker {
  const all = new Map(languages.map((language) => [language, wordsOf(words, language)]));
  return (site) => {
    const { origin, snapshot } = site;
    const told = ['edition', 'event', 'intervention', 'location', 'speaker'];
    const rows = [...snapshot.rows.values()].filter(({ kind }) => told.includes(kind));
    return [...all].map(([language, phrases]) => ({
      path: `embed/programme.${language}.html`,
      key: keyFrom([version, origin, embedStyle, embedScript, JSON.stringify(phrases)], rows),
      type: 'text/html; charset=utf-8',
      freshness: 'asked',
      make: () => writeEmbed(site, sessionsOf(site), language, phrases),
    }));
  };
}

function wordsOf(words: AllMessages, language: Language): EmbedWords {
  const phrase = (namespace: string, key: string) => phraseIn(words, language, namespace, key);
  return {
    title: phrase('programme', 'title'),
    days: phrase('programme', 'days'),
    cancelled: phrase('programme', 'cancelled'),
    comma: phrase('programme', 'comma'),
    whole: phrase('follow', 'embed.whole'),
    none: phrase('follow', 'embed.none'),
  };
}
