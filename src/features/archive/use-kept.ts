import { useTranslation } from 'react-i18next';
import { canKeep, readKept, totalOf, useKeptAudio } from '#device/keep-audio.ts';
import { useFormat } from '#i18n/format.ts';
import { useSettled } from '#shared/use-settled.ts';

export { readKept, totalOf };

/** How one recording stands with this device. */
export function useKept(url: string) {
  const settled = useSettled();
  const kept = useKeptAudio((state) => state.kept?.get(url));
  const coming = useKeptAudio((state) => state.coming.get(url));
  const trouble = useKeptAudio((state) => state.troubles.get(url));
  return { possible: settled && canKeep(), kept, coming, trouble };
}

/** Says bytes as megabytes (of 10⁶), to two digits. */
export function useSizes(): (bytes: number) => string {
  const { t } = useTranslation('live');
  const format = useFormat();
  return (bytes) => {
    const megabytes = bytes / 1e6;
    const shown = megabytes >= 10 ? Math.round(megabytes) : Math.max(0.1, round(megabytes));
    return t('player.mb', { amount: format.number(shown) });
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
