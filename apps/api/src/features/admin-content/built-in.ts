import type { ContentBody, DocumentKind } from '@metade/domain/content.ts';

/** What the product itself says where nobody wrote anything else; undefined where it says nothing. */
export function builtInBody(_kind: DocumentKind, _slug: string): ContentBody | undefined {
  return undefined;
}

/** The names of those documents. */
export function builtInSlugs(_kind: DocumentKind): readonly string[] {
  return [];
}
