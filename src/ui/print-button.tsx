import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** Prints the page shown, or keeps it as PDF: the browser's own printing, which phones hide well. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      icon={<IconPrinter aria-hidden size="1.2em" />}
      onClick={() => print()}
    >
      {t('print')}
    </Button>
  );
}
