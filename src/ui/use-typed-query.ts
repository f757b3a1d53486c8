import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which what was typed goes into the address. */
const rest = 300;

/**
 * What the reader types into a search field, at once, kept in step with the address, which is
 * written only when the typing rests or `flush` is called.
 */
export function useTypedQuery(
  inAddress: string,
  write: (query: string) => void,
): {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly flush: () => void;
} {
  const [query, setQuery] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    // Only an address that somebody else wrote replaces what is being typed.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);

  const flush = () => {
    if (query === written.current) return;
    written.current = query;
    write(query);
  };

  useEffect(() => {
    if (query === written.current) return;
    const timer = setTimeout(() => {
      written.current = query;
      write(query);
    }, rest);
    return () => clearTimeout(timer);
  }, [query, write]);

  return { query, setQuery, flush };
}
