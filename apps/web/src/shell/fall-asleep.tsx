import { DocumentScript } from './document-script.tsx';

/**
 * Lets the document's parts out of sight rest before its first paint (`html[data-asleep]`, rest-out-of-sight.ts): a page that is new and
 * begins at its top. Where somebody comes back to, or goes to, further down is known only once all of it is laid out.
 */
export function FallAsleep({ nonce }: { nonce: string | undefined }) {
  return <DocumentScript nonce={nonce} text={import.meta.env.SSR ? asleep : ''} />;
}

const asleep = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) document.documentElement.dataset.asleep = ''`;
