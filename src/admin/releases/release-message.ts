import type { TFunction } from 'i18next';
import type { Event, Release } from '#entities/index.ts';
import { versionName } from '#entities/last-release.ts';
import { formattersOf } from '#i18n/format.ts';
import type { Content } from '#replica/read.ts';
import { type Language, type Localized, localize } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { type Group, groups, type Line } from './comparison.ts';

/** How many sessions an announcement names of what a version does; the others it only counts. */
const namedAtMost = 5;

/** What visitors want to know first: what they would miss, and where to be instead. */
const foremost = ['cancelled', 'restored', 'moved', 'new'] as const satisfies readonly Group[];

/** What an announcement of a release says in one language: how many, and the most important ones. */
export function releaseMessage(
  t: TFunction<'admin-versions'>,
  language: Language,
  { release, lines, content }: { release: Release; lines: readonly Line[]; content: Content },
): { readonly title: string; readonly message: string } {
  const format = formattersOf(language);
  const counted = groups.flatMap((group) => {
    const count = lines.filter((line) => line.group === group).length;
    if (count === 0) return [];
    return [t(`announce.count.${group}`, { number: format.number(count) })];
  });
  const named = foremost.flatMap((group) =>
    lines.filter((line) => line.group === group).map(({ event }) => ({ event, group })),
  );
  const told = named.slice(0, namedAtMost).map(({ event, group }) => {
    const facts = factsOf(language, content.event.get(event.id) ?? event, content);
    if (group === 'cancelled' || facts.place) return t(`announce.line.${group}`, facts);
    return t(`announce.line.${group}_no_place`, facts);
  });
  return {
    title: t('announce.title', { name: versionName(release) }),
    message: [t('announce.counts', { list: counted.join(' · ') }), ...told].join('\n'),
  };
}

function factsOf(language: Language, event: Event, content: Content) {
  const format = formattersOf(language);
  const text = (value: Localized | undefined) => localize(value, language)?.text ?? '';
  return {
    title: text(event.title),
    place: text(content.location.get(event.location_id ?? '')?.name),
    day: format.day(venueClock(Date.parse(event.starts_at)).date),
    time: format.time(event.starts_at),
  };
}
