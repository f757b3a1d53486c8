import type { Position } from '#shared/ground.ts';
import type { Language, Localized } from '#shared/localized.ts';

/** What every field may say of itself. */
export interface FieldOptions {
  /** A row without it is refused; a localized field needs at least one language. */
  readonly required?: boolean;
  /** Never leaves the server except to administrators. */
  readonly private?: boolean;
  /** Set by the server only. */
  readonly readonly?: boolean;
  /** Stands in search, with this weight. */
  readonly search?: 1 | 2 | 3;
  /** Stands in the administrators' list; `wide`: where the columns that matter more leave it room. */
  readonly list?: boolean | 'wide';
  /** May be given to all selected rows of that list at once. */
  readonly bulk?: boolean;
}

interface FieldBase<T extends string, V> extends FieldOptions {
  readonly type: T;
  /** Type only: the value a row carries. */
  readonly value?: V;
}

export interface LocalizedField extends FieldBase<'localized', Localized> {
  /** Sanitised HTML rather than plain text. */
  readonly html?: boolean;
  /** Longest text per language, in characters. */
  readonly max: number;
}
/** What a text is besides words; a `time` is HH:MM on the venue's clock. */
export type TextFormat = 'email' | 'slug' | 'country' | 'time' | 'phone';

export interface TextField<V> extends FieldBase<'text', V> {
  readonly max: number;
  readonly format?: TextFormat;
}
export interface ChoiceField<V> extends FieldBase<'choice', V> {
  readonly choices: readonly string[];
}
export interface ChoicesField<V> extends FieldBase<'choices', V> {
  readonly choices: readonly string[];
  /** The codes are those of languages (ISO 639), and called as those are. */
  readonly languages?: boolean;
}
export interface InterpretationField<V> extends FieldBase<'interpretation', V> {
  /** Codes of the languages (ISO 639) that there may be interpretation into. */
  readonly choices: readonly string[];
}
export interface RefField<V> extends FieldBase<'ref', V> {
  readonly kind: string;
  /** A value by which rows of that kind are not offered: nobody holds a session at a car park. */
  readonly without?: Readonly<Record<string, string>>;
  /** Deleted with what it names, though not every row names something; what is required always is. */
  readonly goesAlong?: boolean;
}
export interface RefsField<V> extends FieldBase<'refs', V> {
  readonly kind: string;
}
export type ImageField<V> = FieldBase<'image', V>;
export type UrlField<V> = FieldBase<'url', V>;
export type FlagField = FieldBase<'flag', boolean>;
export type DateField<V> = FieldBase<'date', V>;
export type DatetimeField<V> = FieldBase<'datetime', V>;
/** Days or times of day: a list in ascending order, each once. */
export type DatesField = FieldBase<'dates', readonly string[]>;
export type TimesField = FieldBase<'times', readonly string[]>;
export interface GeoField<V> extends FieldBase<'geo', V> {
  readonly shape: 'Polygon' | 'FeatureCollection';
}
export interface NumberField<V> extends FieldBase<'number', V> {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

export type Field =
  | LocalizedField
  | TextField<unknown>
  | ChoiceField<unknown>
  | ChoicesField<unknown>
  | InterpretationField<unknown>
  | RefField<unknown>
  | RefsField<unknown>
  | ImageField<unknown>
  | UrlField<unknown>
  | FlagField
  | DateField<unknown>
  | DatetimeField<unknown>
  | DatesField
  | TimesField
  | GeoField<unknown>
  | NumberField<unknown>;

type Maybe<V, O> = O extends { readonly required: true } ? V : V | null;

/** How an interpretation is heard: in the hall, with a headset, or as a stream of sound on the live page. */
export type Hearing = 'headset' | 'stream';

/** An interpretation into a language, and one way to hear it. */
export interface Interpretation<L extends string = string> {
  readonly language: L;
  readonly by: Hearing;
  /** Of a headset: the number of its channel, from 1 to 99. */
  readonly channel?: number;
}

/** A GeoJSON geometry on the site plan: where a zone lies. Its rings are closed, the first is the outer one. */
export interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly (readonly Position[])[];
}

/** A GeoJSON geometry on the site plan: a way, or a wall. */
export interface LineString {
  readonly type: 'LineString';
  readonly coordinates: readonly Position[];
}

export const planKinds = ['path', 'garden', 'building', 'water', 'road'] as const;
export type PlanKind = (typeof planKinds)[number];

/** One thing on the plan of the site: an area, or a line (of a building: a wall). */
export interface PlanFeature {
  readonly type: 'Feature';
  readonly geometry: LineString | Polygon;
  readonly properties: {
    readonly kind: PlanKind;
    readonly name?: Localized;
    /** Of a path: it has steps, so that not everybody can go along it. */
    readonly steps?: boolean;
  };
}

/** The drawn plan of a site, as GeoJSON. */
export interface SitePlan {
  readonly type: 'FeatureCollection';
  readonly features: readonly PlanFeature[];
}

/** One text per language. */
export const localized = (
  options: FieldOptions & { html?: boolean; max?: number } = {},
): LocalizedField => ({ type: 'localized', max: options.html ? 100_000 : 2_000, ...options });

/** One text, the same in every language. */
export const text = <const O extends FieldOptions & { max?: number; format?: TextFormat }>(
  options?: O,
): TextField<Maybe<string, O>> & Pick<O, keyof O & 'private'> =>
  ({ type: 'text', max: 200, ...options }) as TextField<Maybe<string, O>> &
    Pick<O, keyof O & 'private'>;

/** One of a fixed set of codes; a row always has one: the first unless a draft says otherwise, where it is not required. */
export const choice = <const C extends readonly string[]>(
  choices: C,
  options: FieldOptions = {},
): ChoiceField<C[number]> => ({ type: 'choice', choices, required: true, ...options });

/** Any of a fixed set of codes: in the order of the set, each once. A row has none until it says so. */
export const choices = <const C extends readonly string[]>(
  codes: C,
  options: FieldOptions & Pick<ChoicesField<unknown>, 'languages'> = {},
): ChoicesField<readonly C[number][]> => ({ type: 'choices', choices: codes, ...options });

/** Into which of some languages there is interpretation, and how each is heard: once each, channels too. */
export const interpretation = <const C extends readonly string[]>(
  languages: C,
  options: FieldOptions = {},
): InterpretationField<readonly Interpretation<C[number]>[]> => ({
  type: 'interpretation',
  choices: languages,
  ...options,
});

type IdOf<K extends string> = K extends 'edition' ? number : string;

/** The id of one row of another kind (a number for editions). */
export const ref = <
  const K extends string,
  const O extends FieldOptions & Pick<RefField<unknown>, 'without' | 'goesAlong'>,
>(
  kind: K,
  options?: O,
): RefField<Maybe<IdOf<K>, O>> => ({ type: 'ref', kind, ...options });

/** Ids of rows of another kind, in order. */
export const refs = <const K extends string>(
  kind: K,
  options: FieldOptions = {},
): RefsField<readonly IdOf<K>[]> => ({ type: 'refs', kind, ...options });

/** An https address or a stored image's path (see `#shared/image.ts`). */
export const image = <const O extends FieldOptions>(options?: O): ImageField<Maybe<string, O>> => ({
  type: 'image',
  ...options,
});

/** An https address. */
export const url = <const O extends FieldOptions>(options?: O): UrlField<Maybe<string, O>> => ({
  type: 'url',
  ...options,
});

/** Yes or no. */
export const flag = (options: FieldOptions = {}): FlagField => ({ type: 'flag', ...options });

/** A calendar day, YYYY-MM-DD, at the venue. */
export const date = <const O extends FieldOptions>(options?: O): DateField<Maybe<string, O>> => ({
  type: 'date',
  ...options,
});

/** An instant, ISO 8601 with offset. */
export const datetime = <const O extends FieldOptions>(
  options?: O,
): DatetimeField<Maybe<string, O>> => ({ type: 'datetime', ...options });

/** Calendar days at the venue, YYYY-MM-DD, in ascending order and each once; none is an empty list. */
export const dates = (options: FieldOptions = {}): DatesField => ({ type: 'dates', ...options });

/** Times of day on the venue's clock, HH:MM, in ascending order and each once; none is an empty list. */
export const times = (options: FieldOptions = {}): TimesField => ({ type: 'times', ...options });

/** A place's outline on the site plan, or the plan itself (`shape: 'FeatureCollection'`). */
export const geo = <const O extends FieldOptions & { shape?: GeoField<unknown>['shape'] }>(
  options?: O,
): GeoField<Maybe<O extends { readonly shape: 'FeatureCollection' } ? SitePlan : Polygon, O>> => ({
  type: 'geo',
  shape: 'Polygon',
  ...options,
});

/** A number within bounds, both included. */
export const number = <
  const O extends FieldOptions & { min: number; max: number; integer?: boolean },
>(
  options: O,
): NumberField<Maybe<number, O>> => ({ type: 'number', integer: true, ...options });

/** The languages a localized value has a text in. */
export function languagesOf(value: Localized): Language[] {
  return (Object.keys(value) as Language[]).filter((language) => value[language]);
}
