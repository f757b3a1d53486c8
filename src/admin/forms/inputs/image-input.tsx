import { Button, Group, InputWrapper } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { type PictureProblem, pictureProblem } from '#device/picture-file.ts';
import { useFormat } from '#i18n/format.ts';
import { useUploads } from '#replica/read.ts';
import { Picture } from '#ui/picture.tsx';
import classes from './image-input.module.css';
import type { InputProps } from './input-props.ts';
import { shapeOf } from './picture-shapes.ts';
import { useKeepPicture } from './use-keep-picture.ts';

const Cropper = lazy(part(async () => ({ default: (await import('./cropper.tsx')).Cropper })));

interface Props extends InputProps<string | null> {
  /** Says that the server refused the picture, where more can be said than that. */
  readonly refusal?: string;
}

/** A picture of the content: chosen, cut, encoded anew and shown here at once, sent when possible. */
export function ImageInput({ form, name, label, value, onChange, error, refusal }: Props) {
  const { t } = useTranslation('admin-media');
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<PictureProblem>();
  const keep = useKeepPicture();
  const uploads = useUploads();
  const waiting = uploads.waiting.some(({ path }) => path === value);
  const refused = uploads.refused.find(({ path }) => path === value);

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const found = await pictureProblem(chosen);
    setProblem(found);
    if (!found) setFile(chosen);
    if (input.current) input.current.value = '';
  }

  const wrong = problem && t(`problem.${problem}`, { size: format.number(10) });
  return (
    <InputWrapper label={label} error={wrong ?? error} labelProps={{ htmlFor: id }}>
      <div className={classes.field}>
        {value ? (
          <Picture image={value} alt="" className={classes.picture} />
        ) : (
          <IconPhoto aria-hidden className={classes.none} stroke={1.2} />
        )}
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/gif"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Group gap="xs">
          <Button variant="default" onClick={() => input.current?.click()}>
            {t(value ? 'replace' : 'choose')}
          </Button>
          {value && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash aria-hidden size="1.1rem" />}
              onClick={() => onChange(null)}
            >
              {t('take_out')}
            </Button>
          )}
        </Group>
        <small role="status">
          {refused
            ? (refusal ?? t('refused'))
            : waiting
              ? t('waiting')
              : t('hint', { size: format.number(10) })}
        </small>
      </div>
      {file && (
        <Suspense>
          <Cropper
            file={file}
            shape={shapeOf(form.kind, name)}
            onCancel={() => setFile(undefined)}
            onDone={async (crop) => {
              const kept = await keep(form.kind, file, crop);
              if (kept === 'not_kept') return;
              setFile(undefined);
              if (kept === 'unreadable') setProblem(kept);
              else onChange(kept.path);
            }}
          />
        </Suspense>
      )}
    </InputWrapper>
  );
}
