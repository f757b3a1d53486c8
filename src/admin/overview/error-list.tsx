import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { buildName } from '#device/build-name.ts';
import { momentText } from '#domain/moments.ts';
import { useFormat } from '#i18n/format.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useServer } from '../kinds/use-server.ts';
import { byBuild, type DeviceError, readErrors, reportText } from './device-errors.ts';
import classes from './errors.module.css';

/** What devices have reported of the app's errors within 30 days, the newest first. */
export function ErrorList() {
  const { t } = useTranslation('admin-history');
  const failureMessage = useFailureMessage();
  const { value: errors, failure } = useServer('device_errors', {}, readErrors);
  return (
    <>
      <p className={classes.lead}>{t('errors.lead')}</p>
      {failure && <Alert color="orange">{failureMessage(failure)}</Alert>}
      {errors?.length === 0 && <p>{t('errors.none')}</p>}
      {errors && errors.length > 0 && (
        <ul className={classes.errors}>
          {errors.map((error) => (
            <ErrorLine key={`${error.name} ${error.message}`} error={error} />
          ))}
        </ul>
      )}
    </>
  );
}

function ErrorLine({ error }: { error: DeviceError }) {
  const { t } = useTranslation('admin-history');
  const format = useFormat();
  const { own, others } = byBuild(error, buildName());
  const { count, offline, screens, browsers, places } = error;
  const [first, newest] = [momentText(error.since, format), momentText(error.last, format)];
  const nameOf = (browser: string) =>
    browser === 'other'
      ? t('errors.other')
      : browser.replace(/^./, (letter) => letter.toUpperCase());
  return (
    <li>
      <p className={classes.message} dir="ltr" lang="en">
        <strong>{error.name}</strong> {error.message}
      </p>
      <p>
        {t(first === newest ? 'errors.once' : 'errors.count', {
          number: format.number(count),
          since: first,
          last: newest,
        })}{' '}
        {t('errors.versions', { own: format.number(own), others: format.number(others) })}{' '}
        {offline > 0 && t('errors.offline', { number: format.number(offline) })}
      </p>
      <p>
        {t('errors.screens')} <bdi dir="ltr">{screens.join(' · ')}</bdi>
        <br />
        {t('errors.browsers')} <bdi dir="ltr">{browsers.map(nameOf).join(' · ')}</bdi>
      </p>
      {places.length > 0 && (
        <details>
          <summary>{t('errors.places')}</summary>
          <ol dir="ltr">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ol>
        </details>
      )}
      <CopyButton text={reportText(error)} label={t('errors.copy')} done={t('errors.copied')} />
    </li>
  );
}
