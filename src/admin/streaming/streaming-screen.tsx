import { useTranslation } from 'react-i18next';
import { StreamPlayer } from '#features/live/index.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useEditionForm } from '../forms/use-edition-form.ts';
import { Refusal } from '../outbox/refusal.tsx';
import { Preview } from '../preview/preview.tsx';
import { LiveSwitch } from './live-switch.tsx';
import { addressIssues, addressKind, soundFields } from './stream-address.ts';
import classes from './streaming.module.css';

/** The stream of the selected edition: its address, tried out here, and whether it is live. */
export function StreamingScreen() {
  const { t } = useTranslation('admin-content');
  const edition = useSelectedEdition();
  const known = useContent('edition').has(String(edition));
  if (!known) return <EmptyPlace whole title={t('singleton.no_edition')} />;
  return <Stream key={edition} edition={String(edition)} />;
}

function Stream({ edition }: { edition: string }) {
  const { t } = useTranslation('admin-content');
  const live = useRow('streaming', edition)?.status === 'live';
  const form = useEditionForm('streaming', (values) => addressIssues(values, live));
  const typed = String(form.values.stream_url ?? '').trim();
  const kind = addressKind(typed);
  const sounds = Object.fromEntries(
    soundFields.map((name) => [name, String(form.values[name] ?? '').trim()]),
  );
  return (
    <FormFrame
      form={form}
      title={t('stream.title')}
      removable={false}
      onSave={() => form.save([], { done: t('stream.updated') })}
    >
      <div className={classes.whole}>
        <p>{t('stream.lead')}</p>
        <Refusal
          kind="streaming"
          ids={[edition]}
          message={(message) => t('stream.failed', { message })}
        />
        <LiveSwitch edition={edition} dirty={form.dirty} />
      </div>
      <div className={classes.whole}>
        <FieldInput form={form} name="stream_url" />
        <p className={classes.hint} role="status">
          {kind === 'none'
            ? t('stream.hint')
            : kind === 'link' || kind === 'unreadable'
              ? t(`stream.${kind}`)
              : t('stream.player', { player: t(`stream.players.${kind}`) })}
        </p>
      </div>
      <fieldset className={classes.sounds}>
        <legend>{t('stream.sounds')}</legend>
        <p className={classes.hint}>{t('stream.sounds_hint')}</p>
        {soundFields.map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
      </fieldset>
      {kind !== 'none' && kind !== 'unreadable' && (
        <Preview usable>
          {() => (
            <StreamPlayer
              key={[typed, ...Object.values(sounds)].join(' ')}
              address={typed}
              sounds={sounds}
              title={t('stream.title')}
            />
          )}
        </Preview>
      )}
    </FormFrame>
  );
}
