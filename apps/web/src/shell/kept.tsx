import { createContext, use, type ReactElement } from 'react';
import type { Place } from '../http/whole-document.server.ts';

/** Finds the place of a part by all that it shows; nothing in the browser, and for documents of one person. */
export const KeptParts = createContext<((by: readonly unknown[]) => Place) | null>(null);

/**
 * A part of a page that is the same in every document with the same `by`: a name and all that it shows, besides the language. React
 * renders it for the first of them and the others copy its HTML; in the browser it is a part like any other. Not for text beside text.
 */
export function Kept({ by, children }: { by: readonly unknown[]; children: ReactElement }) {
  const place = use(KeptParts)?.(by);
  // As many children in either case: React numbers ids by their places.
  return (
    <>
      {place?.begin}
      {place ? place.end && <KeptParts value={null}>{children}</KeptParts> : children}
      {place?.end}
    </>
  );
}
