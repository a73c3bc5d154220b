import type { Handlers } from '../../http/call.ts';
import { getApplePass } from './get-apple-pass.ts';
import { getGooglePass } from './get-google-pass.ts';

export const walletRoutes: Pick<Handlers, 'getApplePass' | 'getGooglePass'> = { getApplePass, getGooglePass };
