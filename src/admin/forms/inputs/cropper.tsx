import { Button, Group, Slider } from '@mantine/core';
import { useEffect, useState } from 'react';
import EasyCrop from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import type { Crop } from '#device/picture-file.ts';
import { Choices } from '#ui/choices.tsx';
import { Dialog } from '#ui/dialog.tsx';
import classes from './cropper.module.css';

interface Props {
  readonly file: File;
  /** Width over height that suits where it will stand. */
  readonly shape: number;
  readonly onCancel: () => void;
  readonly onDone: (crop: Crop | undefined) => Promise<void>;
}

/** Lets one choose the part of a picture to keep, or all of it. */
export function Cropper({ file, shape, onCancel, onDone }: Props) {
  const { t } = useTranslation('admin-media');
  const [address, setAddress] = useState<string>();
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Crop>();
  const [whole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Dialog onClose={onCancel} title={t('crop.title')} size="lg" centered>
      <Choices
        label={t('crop.title')}
        value={whole ? 'whole' : 'part'}
        choices={[
          { value: 'part', label: t('crop.part') },
          { value: 'whole', label: t('crop.whole') },
        ]}
        onChange={(choice) => setWhole(choice === 'whole')}
      />
      {/* Dragging and the picture itself know no writing direction. */}
      <div className={classes.stage} dir="ltr">
        {whole && address && <img src={address} alt="" className={classes.whole} />}
        {!whole && address && (
          <EasyCrop
            image={address}
            crop={at}
            zoom={zoom}
            aspect={shape}
            disableAutomaticStylesInjection
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
          />
        )}
      </div>
      {!whole && (
        <Slider
          label={null}
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={setZoom}
          thumbLabel={t('crop.zoom')}
          mb="md"
        />
      )}
      <Group justify="end">
        <Button variant="default" onClick={onCancel}>
          {t('crop.cancel')}
        </Button>
        <Button
          loading={busy}
          onClick={() => {
            setBusy(true);
            void onDone(whole ? undefined : part).finally(() => setBusy(false));
          }}
        >
          {t('crop.use')}
        </Button>
      </Group>
    </Dialog>
  );
}
