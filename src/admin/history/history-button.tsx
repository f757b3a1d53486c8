import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#entities/index.ts';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { HistoryList } from './history-list.tsx';

/** Opens the history of one row. */
export function HistoryButton({ kind, id }: { kind: Kind; id: string }) {
  const { t } = useTranslation(['admin-history', 'admin']);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconHistory aria-hidden size="1.2rem" />}
        onClick={() => setOpened(true)}
      >
        {t('title')}
      </Button>
      <SideDrawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        size="34rem"
        title={t('title')}
      >
        {opened && <HistoryList kind={kind} id={id} />}
      </SideDrawer>
    </>
  );
}
