import { documentKinds, type DocumentKind } from '@metade/domain/content.ts';
import { pickIn, textIn } from '../shell/query-values.ts';
import { useRoute } from '../shell/navigation.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';

/** All documents of a kind, or the one named in the address. */
export function ContentScreen() {
  const { query } = useRoute();
  const kind = pickIn(query, 'kind', documentKinds) ?? 'post';
  const slug = only(kind) ?? textIn(query, 'slug');
  return slug === undefined ? (
    <ContentList key={kind} kind={kind} />
  ) : (
    <ContentEditor key={`${kind}/${slug}`} kind={kind} slug={slug} />
  );
}

/** Kinds with a single document. */
const only = (kind: DocumentKind) => (kind === 'terms' || kind === 'privacy' ? kind : undefined);
