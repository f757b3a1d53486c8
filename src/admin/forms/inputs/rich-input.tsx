import { InputWrapper, Skeleton, Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import type { RichInputProps } from './editor/rich-editor.tsx';

const loadEditor = part(() => import('./editor/rich-editor.tsx'));
// Without network and never opened before, the text can still be written, as HTML.
const RichEditor = lazy(() => loadEditor().catch(() => ({ default: PlainEditor })));

/** A formatted text, as the HTML that `RichText` shows. */
export function RichInput(props: RichInputProps) {
  const waiting = (
    <InputWrapper label={props.label}>
      <Skeleton height="16rem" />
    </InputWrapper>
  );
  return (
    <Suspense fallback={waiting}>
      <RichEditor {...props} />
    </Suspense>
  );
}

function PlainEditor({ onChange, ...props }: RichInputProps) {
  const { t } = useTranslation('admin-content');
  return (
    <Textarea
      {...props}
      description={t('editor.plain')}
      autosize
      minRows={6}
      maxRows={20}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
