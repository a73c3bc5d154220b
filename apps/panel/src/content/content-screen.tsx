import { documentKinds, type DocumentKind } from '@metade/domain/content.ts';
import { pickIn, textIn } from '../admin/query-values.ts';
import { useRoute } from '../shell/navigation.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';

/** Every text that people write: those of a kind, or the one that the address names. */
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

/** Of some kinds there is one document alone. */
const only = (kind: DocumentKind) => (kind === 'terms' || kind === 'privacy' ? kind : undefined);
