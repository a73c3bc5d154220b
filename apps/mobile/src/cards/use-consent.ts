import type { WaitingCard } from '@metade/contracts/cards.ts';
import { useCallback } from 'react';
import { useApi } from '../api/api';
import { openExternalPage } from '../checkout/external-page';

/** Opens the page of a card's bank, and answers the cards once it is closed; throws why the card is not kept. */
export function useConsent() {
  const api = useApi();
  return useCallback(
    async ({ _id: id, url }: WaitingCard) => {
      await openExternalPage(url);
      return api.call('refreshCardCheck', { params: { id } });
    },
    [api],
  );
}
