import type { ComponentType, ReactNode } from 'react';
import type { EntranceData } from './entrance-data.server.ts';

/** What a form of log-in or sign-up is sent by: the page's own navigation, or a fetcher that leaves the page where it is. */
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
