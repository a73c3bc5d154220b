import type { Handler, Handlers } from '../../http/call.ts';
import { askForTranslations } from './ask-for-translations.ts';
import { viewContent } from './content-view.ts';
import { archiveContent, createContent, discardContent, restoreContent, saveContent } from './edit-content.ts';
import { listContent } from './list-content.ts';
import { publishContent, readRevision } from './publish-content.ts';
import { uploadContentPicture } from './upload-content-picture.ts';

const getContent: Handler<'getContent'> = async (context, { params }) => ({
  data: await viewContent(context, context.pool, params),
});

const getContentRevision: Handler<'getContentRevision'> = async (context, { params: { number, ...name } }) => {
  const { body } = await readRevision(context, name, number);
  return { data: { number, body } };
};

export const adminContentRoutes = {
  listContent,
  getContent,
  getContentRevision,
  createContent,
  saveContent,
  publishContent,
  discardContent,
  restoreContent,
  archiveContent,
  askForTranslations,
  uploadContentPicture,
} satisfies Partial<Handlers>;
