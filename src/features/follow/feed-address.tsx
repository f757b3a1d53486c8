import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webcal } from '#shared/feed-path.ts';
import { Actions } from '#ui/actions.tsx';
import classes from './feed-address.module.css';

/** An address to follow: opened by the device's own calendar, or copied into another. */
export function FeedAddress({ address }: { address: string }) {
  const { t } = useTranslation('follow');
  const [copied, setCopied] = useState(false);
  const Icon = copied ? IconCheck : IconCopy;
  const copy = async () => {
    // A browser that keeps the clipboard to itself leaves the address to be marked by hand.
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  return (
    <>
      <Actions>
        <Button
          component="a"
          href={webcal(address)}
          leftSection={<IconCalendarPlus aria-hidden size="1.2em" />}
        >
          {t('open')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon aria-hidden size="1.2em" />}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
        </Button>
      </Actions>
      <p>{t('by_hand')}</p>
      <p className={classes.address} dir="ltr">
        <code>{address}</code>
      </p>
    </>
  );
}
