import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { webcal } from '#shared/feed-path.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import classes from './feed-address.module.css';

/** An address to follow: opened by the device's own calendar, or copied (or marked by hand) into another. */
export function FeedAddress({ address }: { address: string }) {
  const { t } = useTranslation('follow');
  return (
    <>
      <Actions>
        <Button
          component="a"
          href={webcal(address)}
          icon={<IconCalendarPlus aria-hidden size="1.2em" />}
        >
          {t('open')}
        </Button>
        <CopyButton text={address} label={t('copy')} done={t('copied')} />
      </Actions>
      <p>{t('by_hand')}</p>
      <p className={classes.address} dir="ltr">
        <code>{address}</code>
      </p>
    </>
  );
}
