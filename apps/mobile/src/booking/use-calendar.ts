import { ApiRefusal } from '@metade/api-client/client.ts';
import { useState } from 'react';
import { saveFile } from '../account/save-file';
import { useApi } from '../api/api';
import { useWords } from '../words/words';

/** Puts a booking into the calendar. said: why that was not possible. */
export function useCalendar(order: string) {
  const { app } = useWords();
  const api = useApi();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      const { data } = await api.call('getOrderCalendar', { params: { id: order } });
      await saveFile(data.name, data.content, 'calendar');
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.retry);
    } finally {
      setBusy(false);
    }
  };
  return { add: () => void add(), said, busy };
}
