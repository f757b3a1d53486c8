import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import { Picture } from '#ui/picture.tsx';
import { shapeOf } from '../forms/inputs/picture-shapes.ts';
import { useKeepPicture } from '../forms/inputs/use-keep-picture.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import type { Compared } from './proposals.ts';
import classes from './speaker-pages.module.css';

const Cropper = lazy(
  part(async () => ({ default: (await import('../forms/inputs/cropper.tsx')).Cropper })),
);

/**
 * The present portrait beside the one that was sent, which the server shows to who may take it over. This
 * device cuts and encodes it anew, as any picture of the back office.
 */
export function PortraitCompared({
  compared,
  onTake,
}: {
  compared: Compared;
  /** Takes over a picture kept under this path; undefined for who may not. */
  onTake: ((path: string) => Promise<boolean>) | undefined;
}) {
  const { t } = useTranslation(['admin-speakers', 'admin-media']);
  const failureMessage = useFailureMessage();
  const { ask } = useReplica();
  const keep = useKeepPicture();
  const { present, proposal } = compared;
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<Failure>();
  const [cutting, setCutting] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const asked = proposal.state === 'waiting' && onTake !== undefined;
  const look = useEffectEvent(async () => {
    const body = { p_speaker: proposal.speaker_id, p_edition: proposal.edition_id };
    const answer = await ask('proposed_portrait', body, readPortrait);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setFile(answer.value.file);
  });
  const { proposed } = proposal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is looked at anew
  useEffect(() => {
    if (asked) void look();
  }, [asked, proposed]);
  return (
    <div className={classes.sides}>
      <div>
        <h3>{t('proposals.present')}</h3>
        {present ? (
          <Picture image={present} alt="" className={classes.portrait} />
        ) : (
          <p className={classes.lead}>{t('proposals.nothing_present')}</p>
        )}
      </div>
      <div>
        <h3>{t('proposals.proposed')}</h3>
        {failure && <p role="alert">{failureMessage(failure)}</p>}
        {unreadable && <p role="alert">{t('admin-media:problem.unreadable')}</p>}
        {file && <Sent file={file} />}
        {file && onTake && (
          <Button onClick={() => setCutting(true)}>{t('proposals.take_portrait')}</Button>
        )}
      </div>
      {cutting && file && (
        <Suspense>
          <Cropper
            file={file}
            shape={shapeOf('speaker', 'photo')}
            onCancel={() => setCutting(false)}
            onDone={async (crop) => {
              const kept = await keep('speaker', file, crop);
              if (kept === 'not_kept') return;
              setCutting(false);
              if (kept === 'unreadable') setUnreadable(true);
              else await onTake?.(kept.path);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Sent({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img src={address} alt="" className={classes.portrait} />;
}

/** Reads the picture that a speaker sent; without a file when there is none any more. */
function readPortrait(value: unknown): { readonly file?: File } | undefined {
  if (!isRecord(value)) return undefined;
  const { type, data } = value;
  if (type === null) return {};
  if (typeof type !== 'string' || typeof data !== 'string') return undefined;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { file: new File([bytes], 'portrait', { type }) };
}
