import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The framework's scripts, fetched after the styles, fonts and pictures in sight: a page can be read, and its forms sent, before they are here. */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  return later(Scripts({ nonce }));
}

function later(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode; fetchPriority?: 'low' }>(node)) return node;
  if (node.type === 'link') return cloneElement(node, { fetchPriority: 'low' });
  return node.type === Fragment ? cloneElement(node, {}, Children.map(node.props.children, later)) : node;
}
