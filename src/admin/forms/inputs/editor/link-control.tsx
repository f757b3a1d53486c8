import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkAddress } from './link-address.ts';

/** Makes the chosen words a link, changes where they lead, or takes the link away. */
export function LinkControl() {
  const { t } = useTranslation('admin-content');
  const { editor } = useRichTextEditorContext();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive('link') ?? false,
  });
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setTyped(undefined);
    setWrong(false);
    editor?.commands.focus();
  };
  const unlink = () => {
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  const link = () => {
    const href = linkAddress(typed ?? '');
    if (!href) return setWrong(true);
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (editor?.state.selection.empty && !active) {
      const text = {
        type: 'text',
        text: typed ?? href,
        marks: [{ type: 'link', attrs: { href } }],
      };
      chain?.insertContent(text).run();
    } else chain?.setLink({ href }).run();
    close();
  };
  return (
    <Popover opened={typed !== undefined} onChange={close} trapFocus width="18rem" shadow="md">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('editor.link')}
          title={t('editor.link')}
          active={active ?? false}
          onClick={() => setTyped(editor?.getAttributes('link').href ?? '')}
        >
          <IconLink aria-hidden size="1rem" stroke={1.6} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <TextInput
          label={t('editor.link_address')}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          value={typed ?? ''}
          error={wrong && t('editor.link_wrong')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around would take it for saving.
            event.preventDefault();
            link();
          }}
        />
        <Group mt="sm" gap="xs">
          <Button onClick={link}>{t('editor.link_set')}</Button>
          {active && (
            <Button variant="default" onClick={unlink}>
              {t('editor.link_remove')}
            </Button>
          )}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
