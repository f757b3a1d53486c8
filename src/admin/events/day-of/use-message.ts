import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { timeBeside } from '#domain/moments.ts';
import type { Event, Location } from '#entities/index.ts';
import { formattersOf } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { type Language, type Localized, languages, localize } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { useEveryLanguage } from '../../kinds/use-every-language.ts';
import { useBefore } from './last-step.ts';
import { formerOf, type News, newsOf } from './news-of.ts';

const namespace = 'admin-programme';

/** What an announcement of a session says, in every language. */
export interface Message {
  readonly title: Localized;
  readonly message: Localized;
}

/** The announcement of what happened to a session; undefined while the words of a language come. */
export function useMessage(event: Event): Message | undefined {
  const { i18n } = useTranslation(namespace);
  const ready = useEveryLanguage(namespace);
  const location = useRow('location', event.location_id ?? '');
  const former = formerOf(event, useBefore(event.id));
  if (!ready) return undefined;
  const news = newsOf(event, former);
  const said = languages.map((language) => {
    const t = i18n.getFixedT(language, namespace);
    const facts = factsOf(language, event, location, former?.starts_at);
    return {
      language,
      title: titleOf(t, news, facts),
      message: messageOf(t, news, facts),
    };
  });
  return {
    title: Object.fromEntries(said.map(({ language, title }) => [language, title])),
    message: Object.fromEntries(said.map(({ language, message }) => [language, message])),
  };
}

type Facts = ReturnType<typeof factsOf>;

/** What an announcement names: when it was `before` (an instant) comes with its day where that is another. */
export function factsOf(
  language: Language,
  event: Pick<Event, 'title' | 'starts_at'>,
  location: Pick<Location, 'name'> | undefined,
  before: string | undefined,
) {
  const format = formattersOf(language);
  const text = (value: Localized | undefined) => localize(value, language)?.text ?? '';
  return {
    title: text(event.title),
    place: text(location?.name),
    day: format.day(venueClock(Date.parse(event.starts_at)).date),
    time: format.time(event.starts_at),
    before: before ? timeBeside(before, event.starts_at, format) : '',
  };
}

/** What is told; of a session without a place, that it will be named. */
export function messageOf(t: TFunction<typeof namespace>, news: News, facts: Facts): string {
  if (news === 'cancelled' || facts.place) return t(`announce.${news}.message`, facts);
  return t(`announce.${news}.message_no_place`, facts);
}

/** As long as an announcement's title may be. */
function titleOf(t: TFunction<typeof namespace>, news: News, facts: Facts) {
  const short = facts.title.length > 120 ? `${facts.title.slice(0, 119)}…` : facts.title;
  return t(`announce.${news}.title`, { ...facts, title: short });
}
