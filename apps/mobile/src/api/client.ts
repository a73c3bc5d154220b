import { createClient } from '@metade/api-client/client.ts';
import Constants from 'expo-constants';
import { Platform } from 'react-native';
import { noteDate } from './server-clock';

const { extra, version } = Constants.expoConfig ?? {};
const told = (extra as { marketplace?: string } | undefined)?.marketplace;

/** Where the marketplace answers, without a slash at its end. */
export const marketplace: string = told || (Platform.OS === 'web' ? window.location.origin : '');

/** An app says which version it is, so that one that is too old is told, and by which device its session is listed; a browser does neither. */
const headers: Record<string, string> =
  Platform.OS === 'web'
    ? {}
    : { 'app-version': `${Platform.OS} ${version}`, 'user-agent': `Metade/${version} (${system()})` };

export const client = createClient(marketplace, send, { headers });

async function send(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  noteDate(answer.headers.get('date'));
  return answer;
}

function system(): string {
  if (Platform.OS === 'android') return `Android ${Platform.constants.Release}; ${Platform.constants.Model}`;
  return `iOS ${Platform.Version}; ${Platform.OS === 'ios' && Platform.isPad ? 'iPad' : 'iPhone'}`;
}
