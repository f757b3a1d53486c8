import { useTranslation } from 'react-i18next';
import { useKeptAudio } from '#device/keep-audio.ts';
import { mostKept } from '#shared/kept-audio.ts';
import { Section } from '#ui/page.tsx';
import classes from './archive-screen.module.css';
import type { Playing } from './opened.ts';
import { SoundItem } from './sound-item.tsx';
import { totalOf, useSizes } from './use-kept.ts';

/** What is kept on this device, of whichever edition, with what it takes; nothing where nothing is. */
export function KeptList({ playing }: { playing: Playing }) {
  const { t } = useTranslation('archive');
  const size = useSizes();
  const kept = [...(useKeptAudio((state) => state.kept)?.values() ?? [])];
  if (kept.length === 0) return null;
  return (
    <Section id="kept" title={t('kept_title')}>
      <p className={classes.keptLead}>
        {t('kept_lead', { used: size(totalOf(kept)), most: size(mostKept * 1e6) })}
      </p>
      <ul className={classes.kept}>
        {kept.map(({ url, name, eventId }) => (
          <li key={url}>
            <SoundItem
              sound={{ url, name, event_id: eventId, megabytes: null }}
              place="kept"
              playing={playing}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
