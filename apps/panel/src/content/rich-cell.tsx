import { parseInline, writeInline, type Inline } from '@metade/domain/rich-text.ts';
import { Editor, Mark, Node, type JSONContent } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CHIP, plainInlines, type ValueTexts } from './inline-view.tsx';

/** Editor commands for the toolbar. */
export type CellCommands = {
  bold(): void;
  italic(): void;
  /** Null removes the link. */
  link(href: string | null): void;
  value(name: string): void;
  focus(): void;
};

type Props = {
  text: string;
  rich: boolean;
  label: string;
  lang: string;
  values: ValueTexts;
  onText: (text: string) => void;
  onEnter: () => void;
  onReady: (commands: CellCommands | null) => void;
};

/** Editor of one paragraph. Its schema has text, two marks, links and placeholders; pasted content is reduced to that. */
export default function RichCell({ text, rich, label, lang, values, onText, onEnter, onReady }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const told = useEffectEvent((next: string) => onText(next));
  const entered = useEffectEvent(() => onEnter());
  const ready = useEffectEvent((commands: CellCommands | null) => onReady(commands));
  const begin = useEffectEvent(() => ({ content: toDocument(rich ? parseInline(text) : plainInlines(text)), values }));
  useEffect(() => {
    if (!host.current) return;
    const { content, values: read } = begin();
    const editor = new Editor({
      element: host.current,
      // The page's content policy allows styles from files only (app.css).
      injectCSS: false,
      extensions: [
        Document.extend({ content: 'paragraph' }),
        Paragraph,
        Text,
        UndoRedo,
        valueNode(read),
        ...(rich ? [Bold, Italic, linkMark] : []),
      ],
      content,
      autofocus: 'end',
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang,
          class: 'outline-none min-h-6',
        },
        handleKeyDown: (_, event) => {
          if (event.key !== 'Enter' || event.shiftKey) return false;
          event.preventDefault();
          entered();
          return true;
        },
      },
      onUpdate: ({ editor: now }) => told(written(now.getJSON(), rich)),
    });
    ready({
      bold: () => rich && editor.chain().focus().toggleMark('bold').run(),
      italic: () => rich && editor.chain().focus().toggleMark('italic').run(),
      link: (href) => {
        if (!rich) return;
        if (href === null) editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
        else editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run();
      },
      value: (name) => editor.chain().focus().insertContent({ type: 'value', attrs: { name } }).run(),
      focus: () => editor.commands.focus(),
    });
    return () => {
      ready(null);
      editor.destroy();
    };
  }, [rich, label, lang]);
  return <div ref={host} />;
}

/** A placeholder is an atomic node that cannot be typed into. */
function valueNode(values: ValueTexts) {
  return Node.create({
    name: 'value',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ name: { default: '' } }),
    parseHTML: () => [
      { tag: 'span[data-value]', getAttrs: (element) => ({ name: element.getAttribute('data-value') }) },
    ],
    renderHTML: ({ node }) => ['span', { 'data-value': node.attrs.name, class: CHIP }, values(String(node.attrs.name))],
    renderText: ({ node }) => `{{${node.attrs.name}}}`,
  });
}

const linkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
  renderHTML: () => ['span', { class: 'underline underline-offset-4' }, 0],
});

function toDocument(inlines: Inline[]): JSONContent {
  const content = inlines.map((one): JSONContent => {
    const marks = [
      ...(one.bold ? [{ type: 'bold' }] : []),
      ...(one.italic ? [{ type: 'italic' }] : []),
      ...(one.href === undefined ? [] : [{ type: 'link', attrs: { href: one.href } }]),
    ];
    return 'value' in one
      ? { type: 'value', attrs: { name: one.value }, marks }
      : { type: 'text', text: one.text, marks };
  });
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

function written(document: JSONContent, rich: boolean): string {
  const inlines = (document.content?.[0]?.content ?? []).map((node): Inline => {
    const has = (type: string) => node.marks?.some((mark) => mark.type === type) === true;
    const href: unknown = node.marks?.find((mark) => mark.type === 'link')?.attrs?.href;
    const marks = {
      ...(has('bold') ? { bold: true as const } : {}),
      ...(has('italic') ? { italic: true as const } : {}),
      ...(typeof href === 'string' ? { href } : {}),
    };
    return node.type === 'value' ? { ...marks, value: String(node.attrs?.name) } : { ...marks, text: node.text ?? '' };
  });
  if (rich) return writeInline(inlines);
  return inlines.map((one) => ('value' in one ? `{{${one.value}}}` : one.text)).join('');
}
