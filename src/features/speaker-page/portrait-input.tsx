import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PictureProblem, pictureProblem, preparePicture } from '#device/picture-file.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { SentPortrait } from '#visitor/speaker-page/page.ts';
import type { PartProps } from './part.ts';
import classes from './speaker-page.module.css';

/** The most bytes of a picture that the server takes. */
const heaviest = 256 * 1024;

/** Sides, in pixels, to which a picture is brought until it is light enough. */
const sides = [1200, 900, 640];

/** The portrait in the programme, and another in its place. */
export function PortraitInput({ page, draft, write }: PartProps) {
  const { t } = useTranslation('speaker-page');
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem>();
  const { portrait } = draft;
  const waits = page.waiting.some(({ field }) => field === 'photo');

  async function choose(file: File | undefined) {
    if (!file) return;
    const found = await pictureProblem(file);
    const made = found ? undefined : await lightEnough(file);
    setProblem(found ?? (made ? undefined : 'unreadable'));
    if (made) write((before) => ({ ...before, portrait: made }));
    if (input.current) input.current.value = '';
  }

  return (
    <div className={classes.portrait}>
      {portrait ? (
        <img src={`data:${portrait.type};base64,${portrait.data}`} alt={t('portrait.chosen')} />
      ) : (
        <Portrait person={page.speaker} size={7} />
      )}
      <div>
        <label htmlFor={id}>{t('portrait.title')}</label>
        <p className={classes.hint}>{t('portrait.hint', { size: format.number(10) })}</p>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg,image/gif"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => input.current?.click()}>
            {t('portrait.choose')}
          </Button>
          {portrait && (
            <Button variant="subtle" onClick={() => write(({ portrait: _, ...others }) => others)}>
              {t('portrait.take_back')}
            </Button>
          )}
        </div>
        <p role="alert" className={classes.problem}>
          {problem && t(`portrait.${problem}`, { size: format.number(10) })}
        </p>
        {waits && !portrait && <p className={classes.waits}>{t('portrait.waits')}</p>}
      </div>
    </div>
  );
}

/** The picture encoded anew, as large as the server takes; undefined when it cannot be read. */
async function lightEnough(file: File): Promise<SentPortrait | undefined> {
  for (const side of sides) {
    const picture = await preparePicture(file, undefined, side);
    if (!picture) return undefined;
    const { full, type } = picture;
    if (full.size > heaviest) continue;
    const bytes = new Uint8Array(await full.arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return { type: type === 'webp' ? 'image/webp' : 'image/jpeg', data };
  }
  return undefined;
}
