import { RichTextEditor } from '@mantine/tiptap';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkControl } from './link-control.tsx';
import classes from './rich-editor.module.css';

/** The names of the toolbar's buttons, in the reader's language. */
export function useEditorLabels() {
  const { t } = useTranslation('admin-content');
  return useMemo(
    () => ({
      boldControlLabel: t('editor.bold'),
      italicControlLabel: t('editor.italic'),
      underlineControlLabel: t('editor.underline'),
      h2ControlLabel: t('editor.heading', { level: 2 }),
      h3ControlLabel: t('editor.heading', { level: 3 }),
      h4ControlLabel: t('editor.heading', { level: 4 }),
      bulletListControlLabel: t('editor.bullets'),
      orderedListControlLabel: t('editor.numbers'),
      blockquoteControlLabel: t('editor.quote'),
      hrControlLabel: t('editor.line'),
      clearFormattingControlLabel: t('editor.clear'),
      undoControlLabel: t('editor.undo'),
      redoControlLabel: t('editor.redo'),
    }),
    [t],
  );
}

/** What can be done to the text; every button has its place in the order of the Tab key. */
export function Toolbar({ label }: { label: string }) {
  const { t } = useTranslation('admin-content');
  return (
    <RichTextEditor.Toolbar
      role="toolbar"
      aria-label={t('editor.toolbar', { name: label })}
      className={classes.toolbar ?? ''}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup className={classes.history ?? ''}>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
