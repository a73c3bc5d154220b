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

export type { EntranceData };
