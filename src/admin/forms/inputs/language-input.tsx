import { Textarea, TextInput } from '@mantine/core';
import type { LocalizedField } from '#entities/kit/field.ts';
import { languageNames } from '#i18n/languages.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import { RichInput } from './rich-input.tsx';

interface Props {
  readonly field: LocalizedField;
  readonly language: Language;
  readonly value: string;
  /** What is wrong, in words. */
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/**
 * One language of a text, as formatted as its field is. What is too long is typed and pasted whole, and
 * said to be so on saving: cut at the longest that may be, its end would be lost unseen.
 */
export function LanguageInput({ field, language, onChange, ...rest }: Props) {
  const shared = {
    ...rest,
    ...{ label: languageNames[language], lang: language, dir: directionOf(language) },
  };
  if (field.html) return <RichInput {...shared} onChange={onChange} />;
  if (field.max > 300) {
    return (
      <Textarea
        {...shared}
        autosize
        minRows={3}
        maxRows={14}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
}
