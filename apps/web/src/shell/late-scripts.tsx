import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { DocumentScript } from './document-script.tsx';

/**
 * The framework's scripts, loaded after the visible part is painted, at the first touch, or after a second and a half: pages can be
 * read and forms sent before, and the last press of a button is answered afterwards (early-input.ts). Until then the importing module is
 * inert text.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const files: string[] = [];
  const scripts = held(Scripts({ nonce }), files);
  const text = import.meta.env.SSR
    ? `(${start})(${JSON.stringify(files)}, document.currentScript.previousElementSibling)`
    : '';
  return (
    <>
      {scripts}
      {files.length === 0 ? null : <DocumentScript nonce={nonce} text={text} />}
    </>
  );
}

/** Runs in the page, whose scripts lack it. A module with the same text is allowed by the same nonce or hash. */
const start = `(files, { text, nonce }) => {
  const add = (name, what) => document.head.append(Object.assign(document.createElement(name), what));
  const { port1: next, port2: turn } = new MessageChannel();
  // One a task: asking for all of them in one is a task that a phone feels.
  next.onmessage = () => {
    const href = files.shift();
    if (href) add('link', { rel: 'modulepreload', href });
    else add('script', { type: 'module', nonce, text });
    if (href) turn.postMessage(0);
  };
  let begun = false;
  const begin = () => {
    if (!begun) turn.postMessage(0);
    begun = true;
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { once: true, capture: true, passive: true });
  setTimeout(begin, 1500);
  addEventListener('click', ({ target }) => {
    const button = target.closest('button[type="button"]');
    if (!button || button.onclick || 'awake' in document.documentElement.dataset) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.dataset.pressed = '';
  });
}`;

/** The framework's nodes without their module; the files it preloads go to `files`. */
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
