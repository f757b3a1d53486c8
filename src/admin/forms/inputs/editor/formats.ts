import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '#shared/url.ts';

const raised = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Words of another language or direction inside a sentence. */
const Foreign = Mark.create({
  name: 'foreign',
  addAttributes: () => ({ lang: { default: null }, dir: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Language and direction of whole paragraphs, kept where a text has them. */
const Spoken = Extension.create({
  name: 'spoken',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote'],
        ...['bulletList', 'orderedList', 'listItem'],
      ],
      attributes: { lang: { default: null }, dir: { default: null } },
    },
  ],
});

/** What a text may be made of: exactly the elements that `RichText` shows. */
export const formats = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
      shouldAutoLink: isSafeLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  raised('subscript', 'sub'),
  raised('superscript', 'sup'),
  Foreign,
  Spoken,
];
