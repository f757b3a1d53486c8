import { IconMessageCircleQuestion, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { remarkAt } from '#domain/remarks.ts';
import { useContent } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { Button } from '#ui/button.tsx';
import { PlaceLink } from '#ui/place-link.tsx';

/** Leads to where one can ask something or say how it was; nothing where neither is asked for. */
export function RemarkLink({ session }: { session: Session }) {
  const { t } = useTranslation('programme');
  const edition = useContent('edition').get(String(session.event.edition_id));
  const part = remarkAt(session, edition, useNow());
  if (!part) return null;
  const Icon = part === 'questions' ? IconMessageCircleQuestion : IconStar;
  return (
    <Button
      component={PlaceLink}
      to="remarks"
      parameters={{ id: session.event.id }}
      variant="default"
      icon={<Icon aria-hidden size="1.2em" />}
    >
      {t(part === 'questions' ? 'ask' : 'rate')}
    </Button>
  );
}
