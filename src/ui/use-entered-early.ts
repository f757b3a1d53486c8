import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTakenOver } from '#shared/use-settled.ts';

interface EarlyEntry<E> {
  readonly field: RefObject<E | null>;
  readonly shown: string;
  readonly change: (value: string) => void;
}

/**
 * For a field that shows what the app holds: tells `onChange` what the reader has entered in a
 * published page before the app came. Until the app holds that, it stays `shown`; the field itself,
 * its focus and its caret are left alone.
 */
export function useEnteredEarly<E extends HTMLInputElement | HTMLSelectElement>(
  held: string,
  onChange: (value: string) => void,
): EarlyEntry<E> {
  const field = useRef<E>(null);
  const takenOver = useTakenOver();
  const [early, setEarly] = useState<{ readonly entered: string; readonly held: string }>();
  if (early && early.held !== held) setEarly(undefined);
  const tell = useEffectEvent(() => {
    const entered = field.current?.value ?? held;
    if (!takenOver || entered === held) return;
    setEarly({ entered, held });
    onChange(entered);
  });
  // Hydration leaves in a field what was entered; the first render after it would not.
  useLayoutEffect(() => tell(), []);
  return {
    field,
    shown: early?.held === held ? early.entered : held,
    change(value) {
      setEarly(undefined);
      onChange(value);
    },
  };
}
