import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import type { Labels } from '#exchange/table/columns.ts';
import { languages } from '#shared/localized.ts';
import { choiceNamed } from './choice-named.ts';

/** The names of a kind's fields and choices in every language that this device can get. */
export function useLabels(kind: Kind): {
  labels: Labels;
  choice: (field: string, text: string) => string | undefined;
} {
  const { i18n } = useTranslation(['fields', 'entity']);
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    void i18n.loadLanguages([...languages]).then(() => setLoaded((count) => count + 1));
  }, [i18n]);

  const labels = useMemo(
    (): Labels =>
      Object.fromEntries(
        // Again once more languages are there.
        (loaded >= 0 ? languages : []).map((language) => [
          language,
          i18n.getResource(language, 'fields', kind) ?? {},
        ]),
      ),
    [i18n, kind, loaded],
  );

  const choice = useCallback(
    (name: string, text: string) =>
      choiceNamed(kind, name, text, (language, file, key) => i18n.getResource(language, file, key)),
    [i18n, kind],
  );
  return { labels, choice };
}
