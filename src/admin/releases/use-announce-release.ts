import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Release } from '#entities/index.ts';
import { newRow } from '#entities/new-row.ts';
import { useAllContent, useSelectedEdition } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import { presentTime } from '#shared/clock.ts';
import { languages } from '#shared/localized.ts';
import { keepDraft, slotOf } from '../forms/draft-storage.ts';
import { useEveryLanguage } from '../kinds/use-every-language.ts';
import type { Line } from './comparison.ts';
import { releaseMessage } from './release-message.ts';

const namespace = 'admin-versions';

/** Leads to the form of an announcement that says what a release changed; undefined until the words are here. */
export function useAnnounceRelease():
  | ((release: Release, lines: readonly Line[]) => void)
  | undefined {
  const { i18n } = useTranslation(namespace);
  const { history } = useRouter();
  const edition = useSelectedEdition() ?? 0;
  const content = useAllContent();
  if (!useEveryLanguage(namespace)) return undefined;
  return (release, lines) => {
    const said = languages.map((language) => {
      const t = i18n.getFixedT(language, namespace);
      return [language, releaseMessage(t, language, { release, lines, content })] as const;
    });
    const base = newRow('announcement', edition);
    const values = {
      ...base,
      title: Object.fromEntries(said.map(([language, { title }]) => [language, title])),
      message: Object.fromEntries(said.map(([language, { message }]) => [language, message])),
    };
    keepDraft('announcement', slotOf('new', edition), { base, values, at: presentTime() });
    history.push(addressOf('admin_announcements', {}, { id: 'new' }));
  };
}
