import { expect, it } from 'vitest';
import { documentOf } from '../src/admin/document-of.ts';

it('finds the text that a change is of, and none where it is of something else', () => {
  expect(documentOf({ what: 'content.published', subject: 'faq/how-to-pay' })).toEqual({
    kind: 'faq',
    slug: 'how-to-pay',
  });
  expect(documentOf({ what: 'content.published', subject: null })).toBeNull();
  expect(documentOf({ what: 'content.published', subject: 'faq' })).toBeNull();
  expect(documentOf({ what: 'catalogue.retired', subject: 'kitchen/tapas' })).toBeNull();
});
