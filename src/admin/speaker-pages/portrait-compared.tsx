import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { Picture } from '#ui/picture.tsx';
import { shapeOf } from '../forms/inputs/picture-shapes.ts';
import { useKeepPicture } from '../forms/inputs/use-keep-picture.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import type { Compared } from './proposals.ts';
import classes from './speaker-pages.module.css';
import { useSentPortrait } from './use-sent-portrait.ts';

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
  const keep = useKeepPicture();
  const { present, proposal } = compared;
  const [cutting, setCutting] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const asked = proposal.state === 'waiting' && onTake !== undefined;
  const { file, failure } = useSentPortrait(proposal, asked);
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
