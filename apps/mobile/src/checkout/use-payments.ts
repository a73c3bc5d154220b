import { Payments } from '@metade/booking-flow/payments.ts';
import { randomUUID } from 'expo-crypto';
import { useMemo } from 'react';
import { useApi } from '../api/api';
import { deviceStorage } from '../storage/device-storage';

/** The payments of this device: an attempt outlives the app's end. */
export function usePayments(): Payments {
  const api = useApi();
  return useMemo(() => new Payments(api, deviceStorage, randomUUID), [api]);
}
