import { IconCalendarPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import type { Session } from '#domain/programme.ts';
import { Button } from '#ui/button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';

/** How a calendar is written comes once somebody wants one. */
const saving = part(() => import('./save-calendar.ts'));

interface Props {
  /** What the file is called. */
  readonly file: string;
  /** What a calendar calls all of it. */
  readonly name: string;
  readonly sessions: readonly Session[];
  readonly children: ReactNode;
}

/** Takes sessions along as a file for the device's calendar. */
export function CalendarButton({ file, name, sessions, children }: Props) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const [missing, setMissing] = useState(false);
  const save = async () => {
    const loaded = await saving().catch(() => undefined);
    setMissing(!loaded);
    loaded?.saveCalendar(file, name, sessions, localize);
  };
  return (
    <>
      <Button
        variant="default"
        disabled={sessions.length === 0}
        icon={<IconCalendarPlus aria-hidden size="1.2em" />}
        onClick={() => void save()}
      >
        {children}
      </Button>
      {missing && <p role="alert">{t('failure.unavailable')}</p>}
    </>
  );
}
