import type { ContentBody } from '@metade/domain/content.ts';
import type { Config } from '../../config.ts';

/** The path of a post's cover. The first posts come with pictures of the demo, which only the demo has. */
export function coverOf({ demo }: Pick<Config, 'demo'>, { picture }: ContentBody): string | undefined {
  return picture === '' || (picture?.startsWith('demo/') && !demo) ? undefined : picture;
}
