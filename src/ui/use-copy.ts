import { useState } from 'react';

/** How the copying of a text went; undefined before, and once the text is another. */
type Copying = 'copied' | 'refused' | undefined;

/**
 * Copies a text, and tells how that went: browsers keep the clipboard to themselves on pages without TLS,
 * and where their user said so.
 */
export function useCopy(text: string) {
  const [tried, setTried] = useState<{ readonly text: string; readonly copying: Copying }>();
  const tell = (copying: Copying) => setTried({ text, copying });
  return {
    copying: tried?.text === text ? tried.copying : undefined,
    async copy() {
      // Absent from pages without TLS, whatever its type says.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (!clipboard) return tell('refused');
      await clipboard.writeText(text).then(
        () => tell('copied'),
        () => tell('refused'),
      );
    },
    /** What was copied is said no more; what is to be copied by hand stays. */
    leave() {
      if (tried?.copying === 'copied') setTried(undefined);
    },
  };
}
