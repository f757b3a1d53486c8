import {
  IconCloud,
  IconCloudFog,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconHaze,
  IconMoonStars,
  IconSun,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useWeather } from '#replica/use-weather.ts';
import { type Sky, skyOf } from './sky.ts';
import classes from './weather.module.css';

const icons: Readonly<Record<Sky, typeof IconSun>> = {
  clear: IconSun,
  partly: IconHaze,
  cloudy: IconCloud,
  fog: IconCloudFog,
  rain: IconCloudRain,
  snow: IconCloudSnow,
  storm: IconCloudStorm,
};

/** An observation older than this says nothing of the present, ms. */
const longest = 6 * 3_600_000;

/** The weather as last known, with its hour; nothing where none is known. */
export function Weather({ now }: { now: number }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const weather = useWeather();
  if (!weather || now - weather.observedAt > longest) return null;
  const { temperature, code, day, observedAt } = weather;
  const sky = skyOf(code);
  const Icon = sky === 'clear' && !day ? IconMoonStars : icons[sky];
  return (
    <div className={classes.weather} data-observed={observedAt}>
      <Icon aria-hidden stroke={1.5} />
      <p>
        <strong>{t('degrees', { degrees: format.number(Math.round(temperature)) })}</strong>
        <span>
          {`${t(`weather.${sky}`)} · `}
          <time>{format.time(observedAt)}</time>
        </span>
      </p>
    </div>
  );
}
