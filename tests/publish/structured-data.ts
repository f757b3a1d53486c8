import Ajv from 'ajv';
import type { Thing } from 'schema-dts';

type Schema = Readonly<Record<string, unknown>>;
/** The properties that schema.org gives things of a type. */
type PropertyOf<T extends string> = Exclude<
  keyof Extract<Thing, { '@type': T }> & string,
  '@type' | '@id'
>;

/**
 * What a thing may say: properties of its type in schema.org, which the compiler sees to, and of
 * those only the ones that stand here. `required` is what its readers (search engines) ask for.
 */
function thing<T extends string>(
  type: T,
  properties: Partial<Record<PropertyOf<T>, Schema>>,
  required: readonly PropertyOf<T>[],
): Schema {
  return {
    type: 'object',
    properties: { '@type': { const: type }, '@context': true, ...properties },
    required: ['@type', ...required],
    additionalProperties: false,
  };
}

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'address' };
const instant = { type: 'string', format: 'instant' };
const language = { enum: ['fr', 'en', 'ar'] };
const some = (items: Schema) => ({ type: 'array', items, minItems: 1 });

const place = thing(
  'Place',
  {
    name: text,
    url: address,
    address: thing(
      'PostalAddress',
      { addressLocality: text, addressRegion: text, addressCountry: { pattern: '^[A-Z]{2}$' } },
      ['addressLocality', 'addressCountry'],
    ),
    geo: thing(
      'GeoCoordinates',
      {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      ['latitude', 'longitude'],
    ),
    maximumAttendeeCapacity: { type: 'integer', minimum: 0 },
  },
  ['name', 'address'],
);

const person = thing(
  'Person',
  {
    name: text,
    url: address,
    description: text,
    jobTitle: text,
    image: address,
    nationality: thing('Country', { name: { type: 'string', minLength: 3 } }, ['name']),
  },
  ['name', 'url'],
);

const organization = thing('Organization', { name: text, url: address }, ['name']);

const event = {
  ...thing(
    'Event',
    {
      name: text,
      description: text,
      url: address,
      startDate: instant,
      endDate: instant,
      previousStartDate: instant,
      eventStatus: { pattern: '^https://schema\\.org/Event(Scheduled|Cancelled|Rescheduled)$' },
      eventAttendanceMode: {
        pattern: '^https://schema\\.org/(Offline|Mixed|Online)EventAttendanceMode$',
      },
      location: place,
      organizer: organization,
      performer: some(person),
      image: some(address),
      inLanguage: language,
      subEvent: some({ $ref: '#/definitions/event' }),
      superEvent: { $ref: '#/definitions/event' },
    },
    ['name', 'url', 'startDate', 'endDate', 'location', 'eventStatus'],
  ),
  // A moved event has to say since when.
  if: { properties: { eventStatus: { pattern: 'Rescheduled$' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['previousStartDate'] },
};

const article = thing(
  'NewsArticle',
  {
    headline: text,
    mainEntityOfPage: address,
    datePublished: instant,
    author: {
      oneOf: [organization, thing('Person', { name: text }, ['name'])],
    },
    publisher: organization,
    image: some(address),
    inLanguage: language,
  },
  ['headline', 'image', 'datePublished', 'author', 'publisher'],
);

const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const check = new Ajv({
  strict: false,
  formats: {
    address: { validate: (value: string) => /^https?:/.test(value) && URL.canParse(value) },
    instant: { validate: (value: string) => iso.test(value) && !Number.isNaN(Date.parse(value)) },
  },
}).compile({
  definitions: { event },
  type: 'object',
  required: ['@context', '@type'],
  properties: { '@context': { const: 'https://schema.org' } },
  oneOf: [{ $ref: '#/definitions/event' }, person, place, article],
});

/** What a page says it is about, and what is wrong with that; undefined where it says nothing. */
export function structuredDataOf(
  html: string,
): { type: string; said: Record<string, unknown>; wrong: unknown } | undefined {
  const [, text] = /<script[^>]*application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  if (text === undefined) return undefined;
  const said = JSON.parse(text);
  return { type: said['@type'], said, wrong: check(said) ? undefined : check.errors };
}
