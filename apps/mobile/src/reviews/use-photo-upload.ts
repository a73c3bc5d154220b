import { ApiRefusal } from '@metade/api-client/client.ts';
import { leftOutWords } from '@metade/i18n/failures.ts';
import { useCallback } from 'react';
import { useApi } from '../api/api';
import { addPhoto, type Photo } from '../pictures/pick-photo';
import { useWords } from '../words/words';

/** Adds pictures to a review. Answers in words why some were left out; empty where all were taken. */
export function usePhotoUpload({ max, megabytes }: { max: number; megabytes: number }) {
  const { m, app } = useWords();
  const api = useApi();
  return useCallback(
    async (order: string, photos: readonly Photo[]): Promise<string> => {
      if (photos.length === 0) return '';
      const words = (codes: readonly string[]) =>
        leftOutWords(codes, { max, megabytes }, app.failures, m.site.somethingFailed);
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
    [api, m, app, max, megabytes],
  );
}
