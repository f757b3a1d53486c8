import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entity, entities, type Issue } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import { lastRelease } from '#entities/last-release.ts';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { tidyText } from '#shared/tidy-text.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOnce } from '#ui/use-once.ts';
import { slotOf, typedInto } from '../forms/draft-storage.ts';
import { tidyTexts } from '../forms/tidy-texts.ts';
import { useDraft } from '../forms/use-draft.ts';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { useShownLanguage } from '../forms/use-shown-language.ts';
import { useWrite } from '../writing/use-write.ts';
import type { Line } from './comparison.ts';
import { releaseId, releasing } from './releasing.ts';
import { undoing } from './undoing.ts';

/**
 * The making of a release: its name and note, which this device keeps until it is made, what is wrong with
 * them, and making it.
 */
export function useRelease(lines: readonly Line[]) {
  const { t } = useTranslation(['admin-versions', 'admin']);
  const format = useFormat();
  const content = useAllContent();
  const edition = useSelectedEdition() ?? 0;
  const write = useWrite();
  const { once } = useOnce();
  const number = (lastRelease(content.release.values())?.number ?? 0) + 1;
  const { draft, restoredAt, type, discard } = useDraft('release', slotOf('new', edition));
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const values: Fields = { name: format.number(number), note: {}, ...draft?.values };
  const { language, setLanguage, leadTo } = useShownLanguage();
  const loose = useLooseForm('release', 'new', {
    values,
    issues,
    language: [language, setLanguage],
    set(name, value) {
      type((before) => typedInto(before, {}, [name, value], presentTime()));
      setIssues((known) => known.filter(({ field }) => field !== name));
    },
  });
  const form: EntityForm = { ...loose, restoredAt, discardDraft: discard };

  /** Resolves with whether the release was kept by this; of two presses one makes it. */
  const make = async () => (await once(release)) !== undefined;

  async function release(): Promise<true | undefined> {
    const set = {
      ...{ edition_id: edition, number, name: tidyText(String(values.name)) },
      released_at: new Date(presentTime()).toISOString(),
      note: tidyTexts(values.note as Fields),
    };
    const wrong = check(entities.release as unknown as Entity, set);
    setIssues(wrong);
    if (wrong.length > 0) {
      leadTo(wrong);
      notify({ variant: 'destructive', title: t('admin:form.invalid') });
      return undefined;
    }
    const id = await releaseId(edition, number);
    const kept = await write(releasing(id, set, lines, content), {
      done: t('done.released', { name: set.name }),
      undo: (now) => {
        const made = now.release.get(id);
        return made ? undoing(made, now).changes : [];
      },
    });
    if (!kept) return undefined;
    discard();
    return true;
  }
  return { form, number, make };
}
