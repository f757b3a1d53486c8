import type { AllMessages } from '#published/rendering.ts';
import { type Language, languages } from '#shared/localized.ts';
import { phraseIn } from '../feeds/phrase.ts';
import { sessionsOf } from '../feeds/sessions.ts';
import { keyFrom, type Maker } from '../plan.ts';
import { remembering } from '../remembering.ts';
import { type EmbedWords, writeEmbed } from './programme.ts';
import { embedScript } from './script.ts';
import { embedStyle } from './style.ts';

/** Changes with what is made of the same rows. */
const version = 'embed 1';

/** The programme as a page for the frames of other sites, in each language. */
export function embeds(words: AllMessages): Maker {
  const all = languages.map((language) => {
    const phrases = wordsOf(words, language);
    return { language, phrases, said: JSON.stringify(phrases), remember: remembering<string>() };
  });
  return (site) => {
    const { origin, snapshot } = site;
    const told = ['edition', 'event', 'intervention', 'location', 'speaker'];
    const rows = [...snapshot.rows.values()].filter(({ kind }) => told.includes(kind));
    const state = keyFrom([version, origin, embedStyle, embedScript], rows);
    return all.map(({ language, phrases, said, remember }) => ({
      path: `embed/programme.${language}.html`,
      key: keyFrom([state, said]),
      type: 'text/html; charset=utf-8',
      freshness: 'asked',
      make: () => writeEmbed(site, sessionsOf(site), language, phrases, remember),
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
