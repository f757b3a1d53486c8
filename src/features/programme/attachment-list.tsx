import { useTranslation } from 'react-i18next';
import { useContent } from '#replica/read.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Section } from '#ui/page.tsx';

/** What belongs to a session and lies elsewhere; nothing where there is none. */
export function AttachmentList({ eventId }: { eventId: string }) {
  const { t } = useTranslation('programme');
  const attachments = [...useContent('attachment').values()].filter(
    ({ event_id, published, url }) => event_id === eventId && published && url,
  );
  if (attachments.length === 0) return null;
  return (
    <Section id="attachments" title={t('attachments')}>
      <ul>
        {attachments.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url ?? undefined} target="_blank" rel="noopener noreferrer">
              <LocalizedText value={name} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
