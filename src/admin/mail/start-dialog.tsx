import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Written } from '#functions/mail/letter.ts';
import { useFormat } from '#i18n/format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { letterLanguages } from './letter-languages.ts';
import type { Mailing, Person } from './server-answers.ts';
import { useMailingWords } from './use-mailing-words.ts';

/** Asks before mails leave: how many, in which languages, and who is left out for what. */
export function StartDialog({
  people,
  written,
  twins,
  renewsLinks,
  onWait,
  onStart,
}: {
  people: readonly Person[];
  written: Written;
  /** Sendings of the same that somebody has begun a short while ago. */
  twins: readonly Mailing[];
  /** Each gets a new private page, so that earlier addresses end. */
  renewsLinks: boolean;
  onWait: () => void;
  onStart: () => void;
}) {
  const { t } = useTranslation('admin-mail');
  const format = useFormat();
  const said = useMailingWords();
  const reached = people.filter(({ blocked }) => !blocked);
  const left = (['no_address', 'unsubscribed', 'bounced'] as const)
    .map((reason) => [reason, people.filter(({ blocked }) => blocked === reason).length] as const)
    .filter(([, count]) => count > 0);
  const { sent, instead } = letterLanguages(reached, written);
  return (
    <Dialog onClose={onWait} title={t('start.title', { count: reached.length })} centered>
      <Stack>
        {twins.length > 0 && (
          <Alert color="red" role="alert">
            {t('start.twins')}
            {twins.map((one) => (
              <Text key={one.id} fw={600}>
                {said(one)}
              </Text>
            ))}
          </Alert>
        )}
        <Text>
          {sent
            .map(({ language, count }) => {
              return `${format.language(language)}${t('colon')}${format.number(count)}`;
            })
            .join(' · ')}
        </Text>
        {instead.map(({ wanted, language, count }) => (
          <Text key={wanted}>
            {`${t('preview.instead', {
              wanted: format.language(wanted),
              language: format.language(language),
            })} (${format.number(count)})`}
          </Text>
        ))}
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
