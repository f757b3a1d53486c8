import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Audience } from './audience.tsx';
import { type Agreed, gapsOf } from './sending.ts';

interface Props {
  readonly values: Fields;
  readonly edition: Edition;
  /** False where what was sent is only corrected. */
  readonly sends: boolean;
  /** The words of the button that sends. */
  readonly send: string;
  readonly onWait: () => void;
  readonly onSend: (agreed: Agreed) => void;
}

/** Asks before phones are woken: how many, in which languages, for which edition, and what is missing. */
export function SendDialog({ values, edition, sends, send, onWait, onSend }: Props) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const localize = useLocalize();
  const [otherEdition, setOtherEdition] = useState(false);
  const gaps = values.urgent === true ? gapsOf(values) : [];
  const isOther = sends && !edition.is_current;
  const wakes = sends && (!isOther || otherEdition);
  const name = localize(edition.name);
  return (
    <Dialog
      onClose={onWait}
      title={t(gaps.length > 0 ? 'announce.gap_title' : 'announce.confirm_title')}
      centered
    >
      <Stack>
        {gaps.length > 0 && (
          <Text>
            {t('announce.gap', {
              languages: format.list(gaps.map(format.language)),
            })}
          </Text>
        )}
        {isOther && (
          <Alert color="red">
            <Text mb="sm">{t('announce.other_edition', { edition: name })}</Text>
            <Checkbox
              label={t('announce.other_edition_ok')}
              checked={otherEdition}
              onChange={(change) => setOtherEdition(change.currentTarget.checked)}
            />
          </Alert>
        )}
        {wakes && (
          <Audience recipients={String(values.recipients)} urgent={values.urgent === true} />
        )}
        {sends && <Text>{t('announce.hold')}</Text>}
        <Group justify="end">
          <Button variant="default" onClick={onWait} data-autofocus>
            {t(gaps.length > 0 ? 'announce.gap_wait' : 'announce.confirm_wait')}
          </Button>
          <Button
            {...((gaps.length > 0 || otherEdition) && { color: 'red' })}
            onClick={() => onSend({ incomplete: gaps.length > 0, otherEdition })}
          >
            {gaps.length > 0 ? t('announce.gap_send') : send}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
