/** A page open in a browser. What runs in the page is a function that names nothing around it. */
export interface Tab {
  /** Opens an address and resolves once it is loaded; rejects where nothing answers. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, with arguments and a result that JSON can say. */
  run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks, as a mouse does, on the element that a function finds; rejects when it finds none. */
  click<Given extends readonly unknown[]>(
    find: (...given: Given) => Element | null | undefined,
    ...given: Given
  ): Promise<void>;
  /** Types into whatever has the focus; a character of `keys` may be held down meanwhile. */
  type(text: string, held?: string): Promise<void>;
  /** Makes the window as narrow as a phone, or as it can be. */
  narrow(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser with a profile of its own. */
export interface Engine {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The size of a phone's screen, CSS pixels. */
export const phone = { width: 390, height: 844 } as const;

/** Keys that have no letter (WebDriver, section 17.4.2). */
export const keys = { control: '\uE009', enter: '\uE007', arrowDown: '\uE015' } as const;

/** The text of a function that takes its arguments as JSON and gives its result so. */
export function asText<Given extends readonly unknown[]>(
  work: (...given: Given) => unknown,
): string {
  // What compiles the tests wraps named functions into a helper that pages do not have.
  return `async (given) => {
    const __name = (named) => named;
    const result = await (${work.toString()})(...JSON.parse(given));
    return JSON.stringify(result ?? null);
  }`;
}

/** The text of a function that finds an element and brings it into view. */
export function asFinder<Given extends readonly unknown[]>(
  find: (...given: Given) => Element | null | undefined,
): string {
  return `(given) => {
    const __name = (named) => named;
    const element = (${find.toString()})(...JSON.parse(given));
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element ?? null;
  }`;
}
