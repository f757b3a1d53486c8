import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Prints the page shown, or keeps it as PDF: the browser's own printing, which phones hide well. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter aria-hidden size="1.2em" />}
      onClick={() => print()}
    >
      {t('print')}
    </Button>
  );
}
