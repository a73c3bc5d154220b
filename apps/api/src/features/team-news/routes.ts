import type { Handlers } from '../../http/call.ts';
import { getNotices, saveNotices } from './notices.ts';

export const teamNewsRoutes = { getNotices, saveNotices } satisfies Partial<Handlers>;
