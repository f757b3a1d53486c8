import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { languageFor, type Person } from './server-answers.ts';

/** Asks before mails leave: how many, in which languages, and who is left out for what. */
export function StartDialog({
  people,
  renewsLinks,
  onWait,
  onStart,
}: {
  people: readonly Person[];
  /** Each gets a new private page, so that earlier addresses end. */
  renewsLinks: boolean;
  onWait: () => void;
  onStart: () => void;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const reached = people.filter(({ blocked }) => !blocked);
  const left = (['no_address', 'unsubscribed', 'bounced'] as const)
    .map((reason) => [reason, people.filter(({ blocked }) => blocked === reason).length] as const)
    .filter(([, count]) => count > 0);
  const spoken = languages
    .map((one) => [one, reached.filter((person) => languageFor(person) === one).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <Dialog onClose={onWait} title={t('start.title', { count: reached.length })} centered>
      <Stack>
        <Text>
          {spoken
            .map(([one, count]) => `${format.language(one)}${t('colon')}${format.number(count)}`)
            .join(' · ')}
        </Text>
        {left.length > 0 && (
          <Text>
            {t('start.left')}{' '}
            {left
              .map(([one, count]) => `${t(`log.${one}`)}${t('colon')}${format.number(count)}`)
              .join(' · ')}
          </Text>
        )}
        {renewsLinks && <Text>{t('fields.link_hint')}</Text>}
        <Group justify="end">
          <Button variant="default" onClick={onWait} data-autofocus>
            {t('start.wait')}
          </Button>
          <Button onClick={onStart}>{t('start.send')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
