import { ApiRefusal } from '@metade/api-client/client.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { useCallback } from 'react';
import { useApi } from '../api/api';
import { addPhoto, type Photo } from '../pictures/pick-photo';
import { useWords } from '../words/words';

const known = new Set(['picture_kind', 'picture_broken', 'picture_giant', 'picture_large', 'photos_limit']);

/** Adds pictures to a review. Answers in words why some were left out; empty where all were taken. */
export function usePhotoUpload(limits: { max: number; megabytes: number }) {
  const { m, app, locale } = useWords();
  const api = useApi();
  const { max, megabytes } = limits;
  return useCallback(
    async (order: string, photos: readonly Photo[]): Promise<string> => {
      if (photos.length === 0) return '';
      const words = (codes: readonly string[]) =>
        [
          ...new Set(
            codes.map((code) =>
              known.has(code)
                ? issueMessage(code, 'file', locale, { max: code === 'photos_limit' ? max : megabytes })
                : m.site.somethingFailed,
            ),
          ),
        ].join(' ');
      const form = new FormData();
      for (const photo of photos) addPhoto(form, 'file', photo);
      try {
        const { refused } = await api.call('uploadReviewPhotos', { params: { id: order } }, { form });
        return words(refused.map(({ code }) => code));
      } catch (error) {
        if (!(error instanceof ApiRefusal)) return app.retry;
        const { code, issues } = error.problem;
        return words(issues?.map((issue) => issue.code) ?? [code]);
      }
    },
    [api, m, app, locale, max, megabytes],
  );
}
