import { IconDeviceMobileCheck, IconDeviceMobileDown, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { keepAudio, removeKept, stopKeeping } from '#device/keep-audio.ts';
import { mostKept } from '#shared/kept-audio.ts';
import { Button } from '#ui/button.tsx';
import classes from './session-remains.module.css';
import { hostOf, type Sound } from './sound.ts';
import { useKept, useSizes } from './use-kept.ts';

/** Keeps a recording on the device for listening offline: offers it, tells how it comes, takes it away. */
export function SoundKeeper({ sound, name }: { sound: Sound; name: string }) {
  const { t } = useTranslation('archive');
  const size = useSizes();
  const { url, event_id: eventId } = sound;
  const { possible, kept, coming, trouble } = useKept(url);
  if (!possible) return null;
  const keep = () => void keepAudio({ url, eventId, name: sound.name });
  return (
    <div className={classes.keeper}>
      {kept ? (
        <>
          <p className={classes.kept}>
            <IconDeviceMobileCheck aria-hidden stroke={1.7} />
            {t('kept', { size: size(kept.bytes) })}
          </p>
          <Button
            variant="subtle"
            aria-label={t('remove_named', { name })}
            icon={<IconTrash aria-hidden size="1.1em" />}
            onClick={() => void removeKept(url)}
          >
            {t('remove')}
          </Button>
        </>
      ) : coming ? (
        <>
          <div className={classes.coming}>
            <progress
              aria-label={t('keep_named', { name })}
              max={coming.length ?? 1}
              {...(coming.length !== undefined && { value: coming.come })}
            />
            <span>
              {coming.length === undefined
                ? t('coming_open', { come: size(coming.come) })
                : t('coming', { come: size(coming.come), whole: size(coming.length) })}
            </span>
          </div>
          <Button
            variant="default"
            icon={<IconX aria-hidden size="1.1em" />}
            onClick={() => stopKeeping(url)}
          >
            {t('stop')}
          </Button>
        </>
      ) : (
        <Button
          variant="subtle"
          aria-label={t('keep_named', { name })}
          icon={<IconDeviceMobileDown aria-hidden size="1.1em" />}
          onClick={keep}
        >
          {t('keep')}
        </Button>
      )}
      {trouble && (
        <p role="alert" className={classes.trouble}>
          {t(`trouble.${trouble}`, { host: hostOf(url), most: size(mostKept * 1e6) })}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {kept && t('kept', { size: size(kept.bytes) })}
      </p>
    </div>
  );
}
