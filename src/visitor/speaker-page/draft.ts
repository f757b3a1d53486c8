import type { Language, Localized } from '#shared/localized.ts';
import { keptText } from '#shared/tidy-text.ts';
import type { Details, Said, SentPortrait, SpeakerPage } from './page.ts';

/** A text of a speaker (`intervention` null) or of one of their talks, in one language. */
export interface TextSlot {
  readonly intervention: string | null;
  readonly field: 'title' | 'biography' | 'description';
  readonly language: Language;
}

/** A text under way; `seen` is what the programme said when it was begun, null for nothing. */
interface Edit {
  readonly seen: string | null;
  readonly text: string;
}

/** What was written and not sent: only what was touched. */
export interface Draft {
  readonly texts: Readonly<Record<string, Edit>>;
  readonly details: Partial<Details>;
  readonly portrait?: SentPortrait;
}

export const emptyDraft: Draft = { texts: {}, details: {} };

/** The bounds of each text and of what is said beside, in characters; the server's own. */
export const longest = {
  title: 300,
  biography: 10_000,
  description: 5_000,
  journey: 500,
  equipment: 1_000,
};

const noDetails: Details = {
  ...{ participation: null, arrival: null, departure: null, journey: null },
  ...{ availability: [], equipment: null, recording: null },
};

const keyOf = ({ intervention, field, language }: TextSlot) =>
  `${intervention ?? ''}/${field}/${language}`;

/** A text of several lines as the server keeps it. */
export function tidyLines(text: string): string {
  return keptText(text).replace(/\r\n?/g, '\n').trim();
}

/** What the programme says now; null for nothing. */
function presentText(page: SpeakerPage, slot: TextSlot): string | null {
  const { intervention, field, language } = slot;
  const row: object | undefined =
    intervention === null ? page.speaker : page.talks.find(({ id }) => id === intervention);
  const texts = (row as Readonly<Record<string, Localized>> | undefined)?.[field];
  return texts?.[language] ?? null;
}

/** What the speaker has sent of a text and waits for an editor; undefined for nothing. */
export function waitingText(page: SpeakerPage, slot: TextSlot): string | undefined {
  const found = page.waiting.find(
    ({ intervention, field, language }) =>
      intervention === slot.intervention && field === slot.field && language === slot.language,
  );
  return found && (found.proposed ?? '');
}

/** What stands in the field of a text: what is being written, else what waits, else what is there. */
export function shownText(page: SpeakerPage, draft: Draft, slot: TextSlot): string {
  return draft.texts[keyOf(slot)]?.text ?? waitingText(page, slot) ?? presentText(page, slot) ?? '';
}

/** A draft with a text written anew. What was seen stays that of the first stroke. */
export function withText(page: SpeakerPage, draft: Draft, slot: TextSlot, text: string): Draft {
  const key = keyOf(slot);
  const { seen } = draft.texts[key] ?? { seen: presentText(page, slot) };
  const { [key]: _, ...others } = draft.texts;
  const untouched = text === shownText(page, { ...draft, texts: others }, slot);
  return { ...draft, texts: untouched ? others : { ...others, [key]: { seen, text } } };
}

/** What is said of the coming: as drafted over as sent. */
export function shownDetails(page: SpeakerPage, draft: Draft): Details {
  return { ...noDetails, ...page.details, ...draft.details };
}

/** True while something was written that has not been sent. */
export function isTouched({ texts, details, portrait }: Draft): boolean {
  return portrait !== undefined || [texts, details].some((one) => Object.keys(one).length > 0);
}

/** What was written of a talk that is no longer theirs, which nothing can be sent of; by what it is kept under. */
export function strayTexts(
  page: SpeakerPage,
  { texts }: Draft,
): readonly { readonly key: string; readonly language: Language; readonly text: string }[] {
  return Object.entries(texts)
    .filter(([key]) => isStray(page, key))
    .map(([key, { text }]) => ({ key, language: key.split('/')[2] as Language, text }));
}

/** A draft without what was written of talks that are no longer theirs. */
export function withoutStray(page: SpeakerPage, draft: Draft): Draft {
  const texts = Object.entries(draft.texts).filter(([key]) => !isStray(page, key));
  return { ...draft, texts: Object.fromEntries(texts) };
}

function isStray(page: SpeakerPage, key: string): boolean {
  const [talk] = key.split('/');
  return talk !== '' && !page.talks.some(({ id }) => id === talk);
}

/** True while something was written that can be sent. */
export function isSendable(page: SpeakerPage, draft: Draft): boolean {
  return isTouched(withoutStray(page, draft));
}

/** The fields that cannot be sent as they are: too long, or a departure before the arrival. */
export function problemsOf(page: SpeakerPage, draft: Draft): readonly string[] {
  const long = Object.entries(withoutStray(page, draft).texts)
    .filter(([key, { text }]) => {
      const field = key.split('/')[1] as TextSlot['field'];
      return tidyLines(text).length > longest[field];
    })
    .map(([key]) => key);
  const { arrival, departure, journey, equipment, availability } = shownDetails(page, draft);
  return [
    ...long,
    ...(arrival && departure && departure < arrival ? ['departure'] : []),
    ...(tidyLines(journey ?? '').length > longest.journey ? ['journey'] : []),
    ...(tidyLines(equipment ?? '').length > longest.equipment ? ['equipment'] : []),
    ...(availability.some(({ from, to }) => !from || !to || from >= to) ? ['availability'] : []),
  ];
}

/** What a draft sends. */
export function saidIn(page: SpeakerPage, draft: Draft): Said {
  const texts = Object.entries(withoutStray(page, draft).texts).map(([key, { seen, text }]) => {
    const [intervention, field, language] = key.split('/') as [string, string, Language];
    return {
      intervention: intervention || null,
      ...{ field, language, seen, proposed: tidyLines(text) || null },
    };
  });
  const { portrait } = draft;
  return {
    texts,
    ...(Object.keys(draft.details).length > 0 && { details: cleaned(shownDetails(page, draft)) }),
    ...(portrait && { portrait }),
  };
}

/** What is left of a draft once it was sent: what has been written since, and what could not be sent. */
export function withoutSent(page: SpeakerPage, draft: Draft, sending: Draft): Draft {
  const sent = withoutStray(page, sending);
  const left = <T>(now: Readonly<Record<string, T>>, then: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSame(value, then[key])));
  const { portrait } = draft;
  return {
    texts: left(draft.texts, sent.texts),
    details: left({ ...draft.details }, { ...sent.details }),
    ...(portrait && portrait.data !== sent.portrait?.data && { portrait }),
  };
}

/** Whether two values are the same as JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a tab has made of `base`, over what another has made of it: fields that both changed are this tab's. */
export function mergedDraft(base: Draft, mine: Draft, theirs: Draft): Draft {
  const portrait = merged(base.portrait, mine.portrait, theirs.portrait);
  return {
    texts: mergedFields(base.texts, mine.texts, theirs.texts),
    details: mergedFields({ ...base.details }, { ...mine.details }, { ...theirs.details }),
    ...(portrait && { portrait }),
  };
}

/** A value of this tab's where it has changed it, else the other's. */
export function merged<T>(base: T, mine: T, theirs: T): T {
  return isSame(base, mine) ? theirs : mine;
}

function mergedFields<T>(
  base: Readonly<Record<string, T>>,
  mine: Readonly<Record<string, T>>,
  theirs: Readonly<Record<string, T>>,
): Record<string, T> {
  const fields = Object.keys({ ...theirs, ...mine }).map(
    (key) => [key, merged(base[key], mine[key], theirs[key])] as const,
  );
  return Object.fromEntries(
    fields.filter((field): field is readonly [string, T & {}] => field[1] !== undefined),
  );
}

/** Every text that can be written of a row in a language. */
export function slotsOf(intervention: string | null, language: Language): readonly TextSlot[] {
  const fields =
    intervention === null ? (['title', 'biography'] as const) : (['title', 'description'] as const);
  return fields.map((field) => ({ intervention, field, language }));
}

function cleaned(details: Details): Details {
  const { journey, equipment } = details;
  const { participation, arrival, departure, availability, recording } = details;
  return {
    ...{ participation, arrival, departure, availability, recording },
    journey: tidyLines(journey ?? '') || null,
    equipment: tidyLines(equipment ?? '') || null,
  };
}
