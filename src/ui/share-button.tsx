import { IconCheck, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface Props {
  /** What is shared, for the message. */
  readonly title: string;
  /** What to hand on instead of the page shown. */
  readonly url?: string;
  /** What the button says; “Share” when left out. */
  readonly label?: string;
}

/** Hands an address to the device's own sharing, or copies it; where neither can be, it is shown to be copied by hand. */
export function ShareButton({ title, url, label }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const address = url ?? location.href.replace(/#.*/, '');
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        setCopied(true);
      }
    } catch (error) {
      // Of a sheet that the reader closed, or that is open already, there is nothing to say.
      if (!/Abort|InvalidState/.test(`${error}`)) prompt(title, address);
    }
  };
  const Icon = copied ? IconCheck : IconShare;
  return (
    <Button
      variant="default"
      icon={<Icon aria-hidden size="1.2em" />}
      onClick={() => void share()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{copied ? t('share.copied') : (label ?? t('share.share'))}</span>
    </Button>
  );
}
