import { entities } from '#entities/index.ts';
import type { Language } from '#shared/localized.ts';
import type { Draft } from './draft.ts';
import { type Identified, identify } from './identify.ts';
import { anyText, isBlank } from './json-value.ts';
import { locationTypeOf } from './kinds-by-name.ts';
import { type IdOf, isCalled } from './known-ids.ts';
import { guessLanguage } from './language.ts';
import { notice, type Tell } from './notice.ts';
import type { Mention } from './source.ts';
import { localizedLine, localizedText } from './texts.ts';

/** What every draft of a file depends on. */
export interface DraftContext {
  readonly edition: number;
  readonly idOf: IdOf;
  /** The language of names and of texts that nothing else decides. */
  readonly language: Language;
  /** The page on which addresses without a host stand. */
  readonly page?: string | undefined;
  readonly tell: Tell;
}

/** The rows that mentions stand for; a mention without a usable name has none. */
export type DraftByMention = ReadonlyMap<Mention, Draft>;

const { biography } = entities.speaker.fields;
const { capacity, description } = entities.location.fields;

/** Drafts a location for every room that a file mentions. */
export function draftLocations(
  mentions: readonly Mention[],
  context: DraftContext,
): Promise<DraftByMention> {
  return draftEach('location', mentions, context, (room, { language, tell, where }) => {
    const text = firstText(room);
    const seats = room.mentions.find((mention) => mention.capacity !== undefined)?.capacity;
    return {
      says: {
        name: room.name,
        ...withText('description', text, description.max, { where, language, tell }),
        ...(isSeats(seats) ? { capacity: seats } : {}),
      },
      assumes: { type: locationTypeOf(Object.values(room.name).join(' ')) },
    };
  });
}

/** Drafts a speaker for every person that a file mentions. */
export function draftSpeakers(
  mentions: readonly Mention[],
  context: DraftContext,
): Promise<DraftByMention> {
  for (const { name, where } of mentions) {
    if (isBlank(name)) context.tell(notice('no_person_name', where));
  }
  return draftEach('speaker', mentions, context, (person, { language, tell, where }) => ({
    says: {
      name: person.name,
      ...withText('biography', firstText(person), biography.max, { where, language, tell }),
    },
    assumes: {},
  }));
}

type Details = (
  identified: Identified,
  context: { language: Language; tell: Tell; where: Mention['where'] },
) => Pick<Draft, 'says' | 'assumes'>;

async function draftEach(
  kind: 'location' | 'speaker',
  mentions: readonly Mention[],
  { edition, idOf, language, tell }: DraftContext,
  detailsOf: Details,
): Promise<DraftByMention> {
  const { max } = entities[kind].fields.name;
  const nameOf = ({ name, where }: Mention, hear: Tell) =>
    localizedLine(name, max, 'name_cut', { where, language, tell: hear });
  const identified = identify(mentions, (mention) => nameOf(mention, () => undefined), tell);
  const drafts = new Map<Identified, Draft>();
  for (const [mention, one] of identified) {
    if (drafts.has(one)) continue;
    nameOf(mention, tell);
    const { where } = mention;
    const { says, assumes } = detailsOf(one, { language, tell, where });
    drafts.set(one, {
      kind,
      id: await idOf(kind, one.key, one.named ? isCalled(...Object.values(one.name)) : undefined),
      where,
      says,
      assumes: { ...assumes, edition_ids: [edition], published: false },
    });
  }
  return new Map(
    [...identified].flatMap(([mention, one]) => {
      const draft = drafts.get(one);
      return draft ? [[mention, draft] as const] : [];
    }),
  );
}

/** The first thing that any mention says besides the name. */
function firstText({ mentions }: Identified): Mention['text'] {
  return mentions.map(({ text }) => text).find((text) => text !== undefined && !isBlank(text));
}

function withText(
  field: string,
  text: Mention['text'],
  max: number,
  context: Parameters<typeof localizedText>[2],
) {
  if (text === undefined) return {};
  const language = guessLanguage(anyText(text)) ?? context.language;
  const texts = localizedText([text], max, { ...context, language });
  return Object.keys(texts).length > 0 ? { [field]: texts } : {};
}

function isSeats(seats: number | undefined): boolean {
  return Number.isInteger(seats) && Number(seats) >= capacity.min && Number(seats) <= capacity.max;
}
