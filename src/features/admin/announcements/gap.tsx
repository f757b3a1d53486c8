import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { languageNames } from '#i18n/languages.ts';
import type { Language } from '#shared/localized.ts';

interface Props {
  readonly gaps: readonly Language[];
  readonly onWait: () => void;
  readonly onSend: () => void;
}

/** Holds an urgent announcement back until its sender has seen which languages it lacks. */
export function Gap({ gaps, onWait, onSend }: Props) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const names = format.list(gaps.map((language) => languageNames[language]));
  return (
    <Modal opened onClose={onWait} title={t('announce.gap_title')} centered>
      <Text mb="md">{t('announce.gap', { languages: names })}</Text>
      <Group justify="end">
        <Button variant="default" onClick={onWait} data-autofocus>
          {t('announce.gap_wait')}
        </Button>
        <Button color="red" onClick={onSend}>
          {t('announce.gap_send')}
        </Button>
      </Group>
    </Modal>
  );
}
