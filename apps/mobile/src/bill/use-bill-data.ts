import { ApiRefusal } from '@metade/api-client/client.ts';
import { billMenu, type MenuDish } from '@metade/booking-flow/bill-draft.ts';
import { keep, readKept } from '@metade/booking-flow/ports.ts';
import type { Voucher } from '@metade/contracts/orders.ts';
import { useCallback, useEffect } from 'react';
import { isUnanswered, useApi, useLoaded } from '../api/api';
import { deviceStorage } from '../storage/device-storage';

export type BillVoucher = Omit<Voucher, 'qr'>;
export interface BillData {
  voucher: BillVoucher;
  menu: readonly MenuDish[];
  discountPercent: number;
}

/** What a bill is calculated from: as the API says it, and without network as it was last seen on this device. */
export function useBillData(token: string) {
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal): Promise<BillData> => {
        const [{ data }, { data: config }] = await Promise.all([
          api.call('getVoucher', { params: { token } }, { signal }),
          api.call('getConfig', {}, { signal }),
        ]);
        const { qr: _qr, ...voucher } = data;
        // A restaurant that is no longer public has no menu to tap on.
        const menu = await api
          .call('getRestaurant', { params: { id: voucher.restaurant._id } }, { signal })
          .then((answer) => billMenu(answer.data.menu))
          .catch((error: unknown) => {
            if (error instanceof ApiRefusal && error.problem.status === 404) return [];
            throw error;
          });
        return { voucher, menu, discountPercent: config.settings.discountPercent };
      },
      [api, token],
    ),
  );
  useEffect(() => {
    if (value)
      keep(
        deviceStorage,
        NAME,
        [{ token, data: value }, ...kept().filter((one) => one.token !== token)].slice(0, most),
      );
  }, [value, token]);
  const data = value ?? (isUnanswered(failure) ? (kept().find((one) => one.token === token)?.data ?? null) : null);
  return { data, failure, again, offline: value === null && data !== null };
}

const NAME = 'bill-data';
const most = 4;

/** Written by this file alone; what cannot be read counts as nothing. */
function kept(): { token: string; data: BillData }[] {
  const list = readKept(deviceStorage, NAME);
  return Array.isArray(list) ? (list as { token: string; data: BillData }[]) : [];
}
