import type { ComponentType, ReactNode } from 'react';
import type { EntranceData } from './entrance-data.server.ts';

/** How a log-in or sign-up form is submitted: by navigation, or by a fetcher that stays on the page. */
export interface Sender {
  Form: ComponentType<{
    method: 'post';
    action: string;
    noValidate?: boolean;
    preventScrollReset?: boolean;
    className?: string;
    children?: ReactNode;
  }>;
  busy: boolean;
}

/** Where an entrance's form is sent. The address carries where the person was going, so that the page of a refused one has it too. */
export function entrancePath({ from, unlock }: { from: string | null; unlock?: string | null }): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(unlock && { unlock }) });
  return query.size > 0 ? `/sigin?${query.toString()}` : '/sigin';
}

export type { EntranceData };
