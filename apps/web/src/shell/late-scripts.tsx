import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The framework's scripts, asked for once what is in sight is painted, at the first touch, or after a second and a half:
 * a page can be read, and its forms sent, before they are here. Until then the module that imports them is mere text.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const files: string[] = [];
  const scripts = held(Scripts({ nonce }), files);
  const __html = `(${start})(${JSON.stringify(files)}, document.currentScript.previousElementSibling)`;
  return (
    <>
      {scripts}
      {files.length === 0 ? null : (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
      )}
    </>
  );
}

/** Runs in the page. A module with the text of the held one is as allowed as that one is, by nonce or by hash. */
const start = `(files, { text, nonce }) => {
  const add = (name, what) => document.head.append(Object.assign(document.createElement(name), what));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce, text });
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, 1500);
}`;

/** The framework's nodes with its module held back; the files that it announces go to `files` instead. */
function held(node: ReactNode, files: string[]): ReactNode {
  if (!isValidElement<{ children?: ReactNode; href?: string; type?: string }>(node)) return node;
  const { props } = node;
  if (node.type === Fragment)
    return cloneElement(
      node,
      {},
      Children.map(props.children, (one) => held(one, files)),
    );
  if (node.type === 'link' && props.href) {
    files.push(props.href);
    return null;
  }
  return props.type === 'module'
    ? cloneElement(node as ReactElement<{ type: string; async?: boolean }>, { type: 'text/plain', async: false })
    : node;
}
