import { InputWrapper } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { htmlForSaving, letMarkupIn } from '#ui/sanitise-html.ts';
import { useClosed } from '../../../kinds/reserved.tsx';
import { formats } from './formats.ts';
import classes from './rich-editor.module.css';
import { Toolbar, useEditorLabels } from './toolbar.tsx';

// The editor reads its text and what is pasted as markup.
letMarkupIn();

export interface RichInputProps {
  readonly label: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
}

/** A formatted text in a rich text editor, as sanitised HTML; '' when there is none. */
export default function RichEditor({ label, lang, dir, value, error, onChange }: RichInputProps) {
  const labels = useEditorLabels();
  const closed = useClosed();
  const id = useId();
  const said = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const editor = useEditor({
    extensions: formats,
    content: value,
    injectCSS: false,
    onUpdate({ editor: { isEmpty }, editor: changed }) {
      said.current = isEmpty ? '' : htmlForSaving(changed.getHTML());
      tell.current(said.current);
    },
  });

  // What changes the value from outside: a draft given up, another version taken.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(error && { 'aria-invalid': 'true' }),
      ...(closed && { 'aria-readonly': 'true' }),
      ...{ lang, dir },
    };
    editor.setOptions({ editable: !closed, editorProps: { attributes } });
  }, [editor, id, lang, dir, error, closed]);

  return (
    <InputWrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
    >
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={classes.editor ?? ''}
        data-invalid={error ? true : undefined}
      >
        <Toolbar label={label} />
        <RichTextEditor.Content className={classes.content ?? ''} />
      </RichTextEditor>
    </InputWrapper>
  );
}
